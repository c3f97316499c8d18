import { eq } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayInShop, type VendorPermission } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { problems } from "../tables.ts";

/** Which side of a problem the caller is. NOT_FOUND for neither. */
export async function findSide(
  ctx: SignedInCtx,
  problemId: string,
  permission: VendorPermission = "parcels.manage",
): Promise<"buyer" | "vendor"> {
  const [row] = await ctx.db
    .select({ buyerId: orders.userId, vendorId: problems.vendorId })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .where(eq(problems.id, problemId));
  const { caller } = ctx;
  if (row?.buyerId === caller.userId) return "buyer";
  const isShop = row && caller.vendor?.id === row.vendorId && caller.vendor.isApproved;
  if (isShop && mayInShop(caller, permission)) return "vendor";
  throw new AppError("NOT_FOUND");
}
