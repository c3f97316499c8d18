import { eq } from "drizzle-orm";
import type { Balance, Payout } from "#domains/payouts/shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPayoutRows } from "./internal/payout-rows.ts";
import { viewBalance } from "./internal/view-balance.ts";

const latest = 20;

/** A vendor's balance in cents and its latest 20 payouts; NOT_FOUND for no vendor. For an admin. */
export async function getVendorMoney(
  ctx: SignedInCtx,
  { vendorId }: { vendorId: string },
): Promise<{ balance: Balance; payouts: Payout[] }> {
  if ((await ctx.db.$count(vendors, eq(vendors.id, vendorId))) === 0) throw new AppError("NOT_FOUND");
  const [balance, payouts] = await Promise.all([
    viewBalance(ctx, vendorId),
    listPayoutRows(ctx.db, vendorId, { limit: latest }),
  ]);
  return { balance, payouts };
}
