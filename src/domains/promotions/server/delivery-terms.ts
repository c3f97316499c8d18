import type { Db } from "#platform/db/database.ts";
import { readSettings, settingsColumn } from "./market-settings.ts";

export type DeliveryTerms = {
  /** The basket value in cents from which delivery is free: the lower of the two thresholds. */
  freeShippingFrom: number;
  /** What the platform pays a vendor at most for a parcel's free delivery, in cents (R54). */
  subsidyCaps: { domestic: number; regional: number; worldwide: number };
  /** The share of a parcel's commission that it pays at most for its delivery, in basis points. */
  subsidyShare: number;
};

/**
 * The settings by their keys in `market_settings`, and what holds where one is not set: the two thresholds of free
 * delivery as the pages state them (R2), and the bounds of what the platform pays for it (R54).
 */
const defaults = {
  "free_shipping.productPageCents": 7_500,
  "free_shipping.checkoutCents": 5_000,
  "delivery_subsidy.domesticCents": 800,
  "delivery_subsidy.regionalCents": 1_400,
  "delivery_subsidy.worldwideCents": 2_500,
  "delivery_subsidy.shareBasisPoints": 8_000,
};

/** When delivery is free, and what the platform pays for it then. */
export async function getDeliveryTerms(db: Db): Promise<DeliveryTerms> {
  return deliveryTermsOf(await readSettings(db, defaults));
}

/** The settings of delivery as a column of another query; `deliveryTermsOf` reads it. */
export const deliverySettings = settingsColumn(Object.keys(defaults));

/** The terms by the settings that an administrator has set. */
export function deliveryTermsOf(settings: Partial<typeof defaults> | null): DeliveryTerms {
  const set = { ...defaults, ...settings };
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
export const defaultDeliveryTerms = deliveryTermsOf(null);
