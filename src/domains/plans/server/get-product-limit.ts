import { countListedProducts } from "#domains/listings/server/count-listed-products.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { readPlans } from "#domains/settings/server/plan-terms.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const unlimited = -1;
const nothing = { maxProducts: 0, commissionBasisPoints: null };

/**
 * The caller's product limit, how much of it is used, and whether one more may be added: below the maximum, always if
 * it is -1, never on an unknown plan. Commission in basis points. For vendors.
 */
export async function getProductLimit(ctx: SignedInCtx) {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  const planType = planTypeOf(vendor.planType);
  const { maxProducts, commissionBasisPoints } = planType ? (await readPlans(ctx))[planType] : nothing;
  const productCount = await countListedProducts(ctx, vendor.id);
  const canAdd = maxProducts === unlimited || productCount < maxProducts;
  return { planType, maxProducts, commissionBasisPoints, productCount, canAdd };
}
