import type { Settings } from "#domains/settings/setting-table.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { readSettings, settingsOf } from "./read-settings.ts";

export type DeliveryTerms = {
  /** The basket value in cents from which delivery is free: the lower of the two thresholds. */
  freeShippingFrom: number;
  /** What the platform pays a vendor at most for a parcel's free delivery, in cents (R54). */
  subsidyCaps: { domestic: number; regional: number; worldwide: number };
  /** The share of a parcel's commission that it pays at most for its delivery, in basis points. */
  subsidyShare: number;
};

/** The two thresholds of free delivery as the pages state them (R2), and the bounds of what the platform pays for it (R54). */
export const deliveryKeys = [
  "free_shipping.productPageCents",
  "free_shipping.checkoutCents",
  "delivery_subsidy.domesticCents",
  "delivery_subsidy.regionalCents",
  "delivery_subsidy.worldwideCents",
  "delivery_subsidy.shareBasisPoints",
] as const;
type DeliverySettings = Settings<(typeof deliveryKeys)[number]>;

/** When delivery is free now, and what the platform pays for it then. */
export async function getDeliveryTerms(infra: Pick<Infra, "db" | "clock">): Promise<DeliveryTerms> {
  return deliveryTermsOf(await readSettings(infra, deliveryKeys));
}

/** The terms by the settings of a moment. */
export function deliveryTermsOf(set: DeliverySettings): DeliveryTerms {
  return {
    freeShippingFrom: Math.min(set["free_shipping.productPageCents"], set["free_shipping.checkoutCents"]),
    subsidyCaps: {
      domestic: set["delivery_subsidy.domesticCents"],
      regional: set["delivery_subsidy.regionalCents"],
      worldwide: set["delivery_subsidy.worldwideCents"],
    },
    subsidyShare: set["delivery_subsidy.shareBasisPoints"],
  };
}

/** The terms of a market without settings of its own. */
export const defaultDeliveryTerms = deliveryTermsOf(settingsOf(deliveryKeys, null));
