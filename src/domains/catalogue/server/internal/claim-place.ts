import { eq } from "drizzle-orm";
import { plans, planTypeOf } from "#domains/plans/plan-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { countListedProducts } from "../count-listed-products.ts";

const unlimited = -1;

/**
 * Sees to it that a vendor's plan has room for so many more products, and locks the shop until the caller's transaction
 * ends: of fifty that want the last place, one gets it. Call it before any product is locked. The lock lets orders go on.
 * Throws PLAN_LIMIT_REACHED with the maximum and what is used of it; a plan that is none has no room (decision 8).
 */
export async function claimPlaces(
  { db }: Pick<Doors, "db">,
  vendorId: string,
  wanted: number,
): Promise<void> {
  const [vendor] = await db
    .select({ planType: vendors.planType })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for("no key update");
  if (!vendor) throw new AppError("NOT_FOUND");
  if (wanted === 0) return;
  const planType = planTypeOf(vendor.planType);
  const maxProducts = planType ? plans[planType].maxProducts : 0;
  if (maxProducts === unlimited) return;
  const productCount = await countListedProducts({ db }, vendorId);
  if (productCount + wanted > maxProducts)
    throw new AppError("PLAN_LIMIT_REACHED", { maxProducts, productCount });
}
