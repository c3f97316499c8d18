import type { ProductDelivery } from "#domains/catalogue/contract.ts";
import { deliveryRate } from "#domains/vendors/delivery-rules.ts";
import { shippingProfileOf } from "#domains/vendors/server/shipping-profile.ts";
import { shippingProfiles } from "#domains/vendors/server/tables.ts";
import type { ShippingProfile } from "#domains/vendors/shop-rules.ts";

const { domesticBaseCents, domesticPerKgCents, regionalBaseCents, regionalPerKgCents } = shippingProfiles;
const { worldwideBaseCents, worldwidePerKgCents, handlingDays } = shippingProfiles;

/** For a query that joins `shipping_profiles` to the vendor where there are any. */
export const profileColumns = {
  ...{ domesticBaseCents, domesticPerKgCents, regionalBaseCents, regionalPerKgCents },
  ...{ worldwideBaseCents, worldwidePerKgCents, handlingDays },
};

/** What the delivery of one unit costs in each zone, by its vendor's rates of now. */
export function deliveryOf(from: string, profile: ShippingProfile | null, grams: number): ProductDelivery {
  const held = shippingProfileOf(profile);
  return {
    from,
    handlingDays: held.handlingDays,
    cents: [
      deliveryRate(held, "domestic", grams),
      deliveryRate(held, "regional", grams),
      deliveryRate(held, "worldwide", grams),
    ],
  };
}
