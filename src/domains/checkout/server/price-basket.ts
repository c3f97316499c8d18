import {
  type Discounts,
  discountBasket,
  type LineDiscount,
  type RunningPromotion,
} from "#domains/promotions/discounts.ts";
import type { CodeProblem } from "#domains/promotions/promotion-rules.ts";
import type { DeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { type DeliveryZone, deliveryRate } from "#domains/vendors/delivery-rules.ts";
import type { ShippingRates } from "#domains/vendors/shop-rules.ts";
import { basisPointsOf, sumCents } from "#kernel/money.ts";

export type BasketLine = {
  productId: string;
  name: string;
  imageUrl: string;
  category: string;
  quantity: number;
  unitPriceCents: number;
  weightGrams: number;
  vendor: {
    id: string;
    companyName: string;
    commissionBasisPoints: number;
    profile: ShippingRates;
    zone: DeliveryZone;
  };
};

/**
 * What holds for a whole basket: the rate of its tax, in basis points, when its delivery is free, and the promotions that may
 * count for this buyer.
 */
export type PricingTerms = DeliveryTerms & {
  taxBasisPoints: number;
  promotions: readonly RunningPromotion[];
  /** As entered, in capitals; null without one. */
  code: string | null;
  isFirstOrder: boolean;
};

/** The terms of a purchase without any promotion. */
export const withoutPromotions = { promotions: [], code: null, isFirstOrder: false } as const;

export type PricedLine = Omit<BasketLine, "vendor" | "weightGrams" | "category"> & {
  /** What the buyer pays: the units' prices less both discounts. */
  totalPriceCents: number;
  /** What the vendor takes off, and what the platform does from its commission. */
  vendorDiscountCents: number;
  platformDiscountCents: number;
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
  /** The goods that it lacks until its vendor sends it free; null where that is not offered, or it is free already. */
  toFreeDeliveryCents: number | null;
  lines: PricedLine[];
};
/** A promotion as a quote uses it. Without `vendorId` it is the platform's. */
export type PricedPromotion = {
  promotionId: string;
  vendorId: string | null;
  name: string;
  code: string | null;
  isFreeDelivery: boolean;
  /** What it takes off, of the goods or of their delivery. */
  cents: number;
};
export type PricedBasket = {
  parcels: PricedParcel[];
  promotions: PricedPromotion[];
  /** Why the entered code takes nothing off; null if it does, or if there is none. */
  codeProblem: CodeProblem | null;
  goodsCents: number;
  shippingCents: number;
  shippingSubsidyCents: number;
  taxCents: number;
  totalCents: number;
};

/**
 * Prices a basket, in whole cents rounded half up per line: promotions first, then commission and estimated tax on what is left
 * of each line's goods, delivery per vendor by zone and weight, and no delivery price once the goods that are left reach
 * `freeShippingFrom`. Then the platform pays a part of it (R54). What the platform takes off a line comes out of its commission
 * on it. Every total is the sum of its lines (R5 and R29).
 */
export function priceBasket(lines: BasketLine[], terms: PricingTerms): PricedBasket {
  const { taxBasisPoints, promotions, code, isFirstOrder, ...delivery } = terms;
  const discounts = discountBasket(
    lines.map(({ vendor, ...line }) => ({
      ...line,
      vendorId: vendor.id,
      commissionBasisPoints: vendor.commissionBasisPoints,
    })),
    promotions,
    { code, isFirstOrder },
  );
  const priced = lines.map((line, index) => ({
    line,
    priced: priceLine(line, discounts.lines[index]!, taxBasisPoints),
  }));
  const goodsCents = sumCents(priced.map(({ priced: { totalPriceCents } }) => totalPriceCents));
  const isFree = goodsCents >= delivery.freeShippingFrom;
  const vendorIds = [...new Set(lines.map((line) => line.vendor.id))];
  const packed = vendorIds.map((vendorId) => {
    const own = priced.filter(({ line }) => line.vendor.id === vendorId);
    return packParcel(own, {
      ...delivery,
      payer: payerOf(vendorId, isFree, discounts),
      toFreeDeliveryCents: discounts.toFreeDelivery.get(vendorId) ?? null,
    });
  });
  const parcels = packed.map(({ parcel }) => parcel);
  const shippingCents = sumCents(parcels.map((parcel) => parcel.shippingCents));
  const taxCents = sumCents(parcels.map((parcel) => parcel.taxCents));
  return {
    parcels,
    promotions: pricedPromotions(discounts, packed),
    codeProblem: discounts.codeProblem,
    goodsCents,
    shippingCents,
    shippingSubsidyCents: sumCents(parcels.map((parcel) => parcel.shippingSubsidyCents)),
    taxCents,
    totalCents: goodsCents + shippingCents + taxCents,
  };
}

function priceLine(
  { vendor, weightGrams: _, category: __, ...line }: BasketLine,
  { vendorCents, platformCents }: LineDiscount,
  taxBasisPoints: number,
): PricedLine {
  const forVendor = line.unitPriceCents * line.quantity - vendorCents;
  const totalPriceCents = forVendor - platformCents;
  const { commissionBasisPoints } = vendor;
  return {
    ...line,
    totalPriceCents,
    vendorDiscountCents: vendorCents,
    platformDiscountCents: platformCents,
    taxCents: basisPointsOf(totalPriceCents, taxBasisPoints),
    commissionBasisPoints,
    commissionCents: basisPointsOf(forVendor, commissionBasisPoints) - platformCents,
  };
}

/**
 * Who pays a parcel's delivery: the buyer; the buyer less the platform's part, by a promotion of the platform; the vendor alone, by
 * its own; or platform and vendor, where the promise of free delivery is met.
 */
type Payer = "buyer" | "buyerWithPlatform" | "vendor" | "platformWithVendor";

function payerOf(vendorId: string, isFree: boolean, { freeDelivery }: Discounts): Payer {
  if (isFree) return "platformWithVendor";
  if (freeDelivery.vendors.has(vendorId)) return "vendor";
  return freeDelivery.platform.has(vendorId) ? "buyerWithPlatform" : "buyer";
}

type Packed = { parcel: PricedParcel; payer: Payer; rate: number };

function packParcel(
  own: { line: BasketLine; priced: PricedLine }[],
  delivery: DeliveryTerms & { payer: Payer; toFreeDeliveryCents: number | null },
): Packed {
  const { vendor } = own[0]!.line;
  const lines = own.map(({ priced }) => priced);
  const grams = own.reduce((sum, { line }) => sum + line.weightGrams * line.quantity, 0);
  const rate = deliveryRate(vendor.profile, vendor.zone, grams);
  const { payer } = delivery;
  const commissionCents = sumCents(lines.map((line) => line.commissionCents));
  const isSubsidized = payer === "platformWithVendor" || payer === "buyerWithPlatform";
  const subsidyCents = isSubsidized ? subsidyOf(rate, vendor.zone, commissionCents, delivery) : 0;
  const paysBuyer = { buyer: rate, buyerWithPlatform: rate - subsidyCents, vendor: 0, platformWithVendor: 0 };
  const parcel = {
    vendorId: vendor.id,
    companyName: vendor.companyName,
    goodsCents: sumCents(lines.map((line) => line.totalPriceCents)),
    shippingCents: paysBuyer[payer],
    shippingSubsidyCents: subsidyCents,
    shippingBorneCents: rate - subsidyCents - paysBuyer[payer],
    taxCents: sumCents(lines.map((line) => line.taxCents)),
    toFreeDeliveryCents: paysBuyer[payer] > 0 ? delivery.toFreeDeliveryCents : null,
    lines,
  };
  return { parcel, payer, rate };
}

/** The used promotions; one of free delivery only where it lowers what the buyer pays. */
function pricedPromotions({ used, freeDelivery }: Discounts, packed: readonly Packed[]): PricedPromotion[] {
  return used.flatMap(({ promotion, cents }) => {
    const { id: promotionId, vendorId, name, code, kind } = promotion;
    const isFreeDelivery = kind === "freeDelivery";
    const saved = isFreeDelivery
      ? sumCents(packed.map((one) => savedBy(vendorId, one, freeDelivery)))
      : cents;
    return saved > 0 ? [{ promotionId, vendorId, name, code, isFreeDelivery, cents: saved }] : [];
  });
}

function savedBy(
  vendorId: string | null,
  { parcel, payer, rate }: Packed,
  freeDelivery: Discounts["freeDelivery"],
): number {
  if (vendorId !== null) return payer === "vendor" && parcel.vendorId === vendorId ? rate : 0;
  const isFor = payer === "buyerWithPlatform" && freeDelivery.platform.has(parcel.vendorId);
  return isFor ? parcel.shippingSubsidyCents : 0;
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
