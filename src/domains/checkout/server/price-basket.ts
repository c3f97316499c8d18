import type { DeliveryTerms } from "#domains/promotions/server/delivery-terms.ts";
import type { ShippingRates } from "#domains/vendors/shop-rules.ts";
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
    profile: ShippingRates;
    zone: ReturnType<typeof zoneOf>;
  };
};

/** What holds for a whole basket: the rate of its tax, in basis points, and when its delivery is free. */
export type PricingTerms = DeliveryTerms & { taxBasisPoints: number };

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
  /** The part of the vendor's rate that neither buyer nor platform pays. */
  shippingBorneCents: number;
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
 * delivery per vendor by zone and weight, and no delivery price once the goods reach `freeShippingFrom`. Then the
 * platform pays a part of it (R54). Every total is the sum of its lines (R5 and R29).
 */
export function priceBasket(
  lines: BasketLine[],
  { taxBasisPoints, ...delivery }: PricingTerms,
): PricedBasket {
  const goodsCents = sumCents(lines.map((line) => line.unitPriceCents * line.quantity));
  const subsidy = goodsCents >= delivery.freeShippingFrom ? delivery : null;
  const vendorIds = [...new Set(lines.map((line) => line.vendor.id))];
  const parcels = vendorIds.map((vendorId) =>
    priceParcel(
      lines.filter((line) => line.vendor.id === vendorId),
      taxBasisPoints,
      subsidy,
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

/** `subsidy`: on which terms the platform pays for the delivery; null where the buyer does. */
function priceParcel(
  lines: BasketLine[],
  taxBasisPoints: number,
  subsidy: Pick<DeliveryTerms, "subsidyCaps" | "subsidyShare"> | null,
): PricedParcel {
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
  const commissionCents = sumCents(priced.map((line) => line.commissionCents));
  const subsidyCents = subsidy ? subsidyOf(rate, vendor.zone, commissionCents, subsidy) : 0;
  return {
    vendorId: vendor.id,
    companyName: vendor.companyName,
    goodsCents: sumCents(priced.map((line) => line.totalPriceCents)),
    shippingCents: subsidy ? 0 : rate,
    shippingSubsidyCents: subsidyCents,
    shippingBorneCents: subsidy ? rate - subsidyCents : 0,
    taxCents: sumCents(priced.map((line) => line.taxCents)),
    lines: priced,
  };
}

/**
 * What the platform pays of a free delivery: the vendor's rate, up to the zone's cap and up to a share of the parcel's
 * own commission, rounded down. By the order's commission alone, a refund of one parcel could leave the platform
 * paying more for the other than it keeps.
 */
function subsidyOf(
  rate: number,
  zone: BasketLine["vendor"]["zone"],
  commissionCents: number,
  { subsidyCaps, subsidyShare }: Pick<DeliveryTerms, "subsidyCaps" | "subsidyShare">,
): number {
  return Math.min(rate, subsidyCaps[zone], Math.floor((commissionCents * subsidyShare) / 10_000));
}

/** The vendor's base for the zone plus its rate per kilogram, computed by the gram and rounded half up to the cent. */
function shippingRate(profile: ShippingRates, zone: BasketLine["vendor"]["zone"], grams: number): number {
  const { base, perKg } = {
    domestic: { base: profile.domesticBaseCents, perKg: profile.domesticPerKgCents },
    regional: { base: profile.regionalBaseCents, perKg: profile.regionalPerKgCents },
    worldwide: { base: profile.worldwideBaseCents, perKg: profile.worldwidePerKgCents },
  }[zone];
  return base + Math.floor((perKg * grams + 500) / 1_000);
}
