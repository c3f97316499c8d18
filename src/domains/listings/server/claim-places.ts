import { eq } from "drizzle-orm";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { countListedProducts } from "./count-listed-products.ts";

const unlimited = -1;

/**
 * Checks that a vendor's plan allows this many more products, and locks the shop until the caller's transaction ends:
 * of fifty calls for the last slot, one gets it. Call it before locking any product. Orders can proceed. Throws
 * PLAN_LIMIT_REACHED with maximum and usage, always so on an unknown plan (R8).
 */
export async function claimPlaces(
  infra: Pick<Infra, "db" | "clock">,
  vendorId: string,
  wanted: number,
): Promise<void> {
  const { db } = infra;
  const [vendor] = await db
    .select({ planType: vendors.planType })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for("no key update");
  if (!vendor) throw new AppError("NOT_FOUND");
  if (wanted === 0) return;
  const planType = planTypeOf(vendor.planType);
  const maxProducts = planType ? (await readPlans(infra))[planType].maxProducts : 0;
  if (maxProducts === unlimited) return;
  const productCount = await countListedProducts({ db }, vendorId);
  if (productCount + wanted > maxProducts)
    throw new AppError("PLAN_LIMIT_REACHED", { maxProducts, productCount });
}
