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
  if (wanted === 0) await lockShop(infra, vendorId);
  else await assertPlaces(infra, vendorId, wanted);
}

/** The same for any number: with none more, PLAN_LIMIT_REACHED if more are listed already than the plan allows. */
export async function assertPlaces(
  infra: Pick<Infra, "db" | "clock">,
  vendorId: string,
  wanted: number,
): Promise<void> {
  const full = await findFullPlan(infra, vendorId, wanted);
  if (full) throw new AppError("PLAN_LIMIT_REACHED", full);
}

/** Locks the shop as `claimPlaces` does; maximum and usage where the plan has no room for so many more, else null. */
export async function findFullPlan(
  infra: Pick<Infra, "db" | "clock">,
  vendorId: string,
  wanted: number,
): Promise<{ maxProducts: number; productCount: number } | null> {
  const planType = planTypeOf(await lockShop(infra, vendorId));
  const maxProducts = planType ? (await readPlans(infra))[planType].maxProducts : 0;
  if (maxProducts === unlimited) return null;
  const productCount = await countListedProducts(infra, vendorId);
  return productCount + wanted > maxProducts ? { maxProducts, productCount } : null;
}

async function lockShop({ db }: Pick<Infra, "db">, vendorId: string): Promise<string> {
  const [vendor] = await db
    .select({ planType: vendors.planType })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for("no key update");
  if (!vendor) throw new AppError("NOT_FOUND");
  return vendor.planType;
}
