import { and, eq, isNull } from "drizzle-orm";
import type { VendorView } from "#domains/vendors/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { backOn } from "./away.ts";
import { toVendorView } from "./internal/to-vendor-view.ts";
import { vendors } from "./tables.ts";

/** An approved vendor that is neither paused nor suspended, as shoppers see it; NOT_FOUND otherwise. For visitors. */
export async function getVendor(ctx: Ctx, input: { vendorId: string }): Promise<VendorView> {
  dependsOn(({ table, before, after }) => table === "vendors" && (after ?? before)?.id === input.vendorId);
  const [row] = await ctx.db
    .select({ vendor: vendors, backOn: backOn(ctx.clock.now()) })
    .from(vendors)
    .where(
      and(
        eq(vendors.id, input.vendorId),
        vendors.isApproved,
        isNull(vendors.pausedAt),
        isNull(vendors.suspendedAt),
      ),
    );
  if (!row) throw new AppError("NOT_FOUND");
  return toVendorView(row.vendor, row.backOn);
}
