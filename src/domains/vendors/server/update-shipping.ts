import { eq } from "drizzle-orm";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { rateNames, type ShippingRates } from "#domains/vendors/shop-rules.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getShop } from "./get-shop.ts";
import { isAboveMarket } from "./internal/market-rates.ts";
import { shippingProfiles, waitingRates } from "./tables.ts";

/**
 * Sets delivery rates, in cents, and the days until dispatch; existing orders keep theirs. Where a rate is above both
 * the market's and the present one, all six wait for an administrator (R54) and the days alone count at once; otherwise
 * they count at once and end what waited. NOT_FOUND if the shop was just deleted. For vendors.
 */
export function updateShipping(ctx: SignedInCtx, input: ShopView["shipping"]): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const shop = await getShop(tx);
    const { handlingDays, ...wanted } = input;
    const waits = await isAboveMarket(tx, { wanted, present: shop.shipping });
    if (waits) await keepWaiting(tx, shop, wanted);
    else await tx.db.delete(waitingRates).where(eq(waitingRates.vendorId, shop.id));
    const counts = waits ? { handlingDays } : input;
    await tx.db
      .insert(shippingProfiles)
      .values({ vendorId: shop.id, ...shop.shipping, ...counts })
      .onConflictDoUpdate({ target: shippingProfiles.vendorId, set: counts });
    return getShop(tx);
  });
}

/** Rates that wait already keep their place. */
async function keepWaiting({ db, clock }: SignedInCtx, shop: ShopView, wanted: ShippingRates): Promise<void> {
  if (shop.waitingRates && rateNames.every((rate) => shop.waitingRates![rate] === wanted[rate])) return;
  const values = { ...wanted, submittedAt: clock.now() };
  await db
    .insert(waitingRates)
    .values({ vendorId: shop.id, ...values })
    .onConflictDoUpdate({ target: waitingRates.vendorId, set: values });
}
