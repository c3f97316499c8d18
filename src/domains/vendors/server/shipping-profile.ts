import { eq, inArray } from "drizzle-orm";
import { rateNames, type ShippingProfile, type ShippingRates } from "#domains/vendors/shop-rules.ts";
import type { Db } from "#platform/db/database.ts";
import { shippingProfiles, vendors } from "./tables.ts";

/** A vendor's default rates (R29), in cents. */
export const defaultShippingProfile: ShippingProfile = {
  domesticBaseCents: 500,
  domesticPerKgCents: 150,
  regionalBaseCents: 900,
  regionalPerKgCents: 400,
  worldwideBaseCents: 1_400,
  worldwidePerKgCents: 900,
  handlingDays: 3,
};

/** The six rates alone, of a row that has them. */
export function ratesOf(row: ShippingRates): ShippingRates {
  return Object.fromEntries(rateNames.map((rate) => [rate, row[rate]])) as ShippingRates;
}

/** What holds for a vendor who has set no rates. */
export const shippingProfileOf = (set: ShippingProfile | null): ShippingProfile =>
  set ?? defaultShippingProfile;

export type SellingTerms = { country: string; planType: string; profile: ShippingProfile };

/** Each vendor's country, plan and shipping profile. */
export async function unscopedSellingTerms(db: Db, vendorIds: string[]): Promise<Map<string, SellingTerms>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: vendors.id,
      country: vendors.country,
      planType: vendors.planType,
      profile: shippingProfiles,
    })
    .from(vendors)
    .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
    .where(inArray(vendors.id, vendorIds));
  return new Map(
    rows.map(({ id, profile, ...row }) => [id, { ...row, profile: shippingProfileOf(profile) }]),
  );
}
