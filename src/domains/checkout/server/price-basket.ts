import type { ShippingProfile } from "#domains/vendors/server/shipping-profile.ts";
import { basisPointsOf, sumCents } from "#kernel/money.ts";
import type { zoneOf } from "./address/zone-of.ts";

export type BasketLine = {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  unitPriceCents: number;
  weightGrams: number;
  vendor: {
    id: string;
    companyName: string;
    commissionBasisPoints: number;
    profile: ShippingProfile;
    zone: ReturnType<typeof zoneOf>;
  };
};

export type PricedLine = Omit<BasketLine, "vendor" | "weightGrams"> & {
  totalPriceCents: number;
  taxCents: number;
  commissionBasisPoints: number;
  commissionCents: number;
};
export type PricedParcel = {
  vendorId: string;
  companyName: string;
  goodsCents: number;
  shippingCents: number;
  shippingSubsidyCents: number;
  taxCents: number;
  lines: PricedLine[];
};
export type PricedBasket = {
  parcels: PricedParcel[];
  goodsCents: number;
  shippingCents: number;
  shippingSubsidyCents: number;
  taxCents: number;
  totalCents: number;
};

/**
 * Prices a basket, in whole cents rounded half up per line: commission and estimated tax on each line's goods,
 * delivery per vendor by zone and weight, and delivery paid by the platform once the goods reach `freeShippingFrom`.
 * Every total is the sum of its lines (R5 and R29).
 */
export function priceBasket(
  lines: BasketLine[],
  terms: { taxBasisPoints: number; freeShippingFrom: number },
): PricedBasket {
  const goodsCents = sumCents(lines.map((line) => line.unitPriceCents * line.quantity));
  const isFree = goodsCents >= terms.freeShippingFrom;
  const vendorIds = [...new Set(lines.map((line) => line.vendor.id))];
  const parcels = vendorIds.map((vendorId) =>
    priceParcel(
      lines.filter((line) => line.vendor.id === vendorId),
      terms.taxBasisPoints,
      isFree,
    ),
  );
  const shippingCents = sumCents(parcels.map((parcel) => parcel.shippingCents));
  const taxCents = sumCents(parcels.map((parcel) => parcel.taxCents));
  return {
    parcels,
    goodsCents,
    shippingCents,
    shippingSubsidyCents: sumCents(parcels.map((parcel) => parcel.shippingSubsidyCents)),
    taxCents,
    totalCents: goodsCents + shippingCents + taxCents,
  };
}

function priceParcel(lines: BasketLine[], taxBasisPoints: number, isFree: boolean): PricedParcel {
  const { vendor } = lines[0]!;
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const rate = shippingRate(vendor.profile, vendor.zone, grams);
  const priced = lines.map(({ vendor: _, weightGrams: __, ...line }): PricedLine => {
    const totalPriceCents = line.unitPriceCents * line.quantity;
    const { commissionBasisPoints } = vendor;
    return {
      ...line,
      totalPriceCents,
      taxCents: basisPointsOf(totalPriceCents, taxBasisPoints),
      commissionBasisPoints,
      commissionCents: basisPointsOf(totalPriceCents, commissionBasisPoints),
    };
  });
  return {
    vendorId: vendor.id,
    companyName: vendor.companyName,
    goodsCents: sumCents(priced.map((line) => line.totalPriceCents)),
    shippingCents: isFree ? 0 : rate,
    shippingSubsidyCents: isFree ? rate : 0,
    taxCents: sumCents(priced.map((line) => line.taxCents)),
    lines: priced,
  };
}

/** The vendor's base for the zone plus its rate per kilogram, computed by the gram and rounded half up to the cent. */
function shippingRate(profile: ShippingProfile, zone: BasketLine["vendor"]["zone"], grams: number): number {
  const { base, perKg } = {
    domestic: { base: profile.domesticBaseCents, perKg: profile.domesticPerKgCents },
    regional: { base: profile.regionalBaseCents, perKg: profile.regionalPerKgCents },
    worldwide: { base: profile.worldwideBaseCents, perKg: profile.worldwidePerKgCents },
  }[zone];
  return base + Math.floor((perKg * grams + 500) / 1_000);
}
