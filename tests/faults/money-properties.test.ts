import { expect, test } from "vitest";
import {
  type BasketLine,
  type PricedBasket,
  type PricingTerms,
  priceBasket,
  withoutPromotions,
} from "#domains/checkout/server/price-basket.ts";
import { lateRefundOf } from "#domains/ledger/server/late-payment.ts";
import { entriesOf } from "#domains/ledger/server/post-entries.ts";
import { type SoldParcel, saleOf } from "#domains/ledger/server/post-sale.ts";
import { unitsShare } from "#domains/orders/parcel-money.ts";
import { promotionKinds } from "#domains/promotions/promotion-rules.ts";
import { initialPlans } from "#domains/settings/initial-plans.ts";
import { allocateCents, sumCents } from "#kernel/money.ts";
import { randomPromotion } from "./support/random-promotion.ts";
import { seededRandom } from "./support/seeded-random.ts";

const rounds = 3_000;
type Random = ReturnType<typeof seededRandom>;

function randomBasket(random: Random): { lines: BasketLine[] } & PricingTerms {
  const rate = () => random.between(0, 4_000);
  const vendors = random.times(random.between(1, 5), (index) => ({
    id: `vendor-${index}`,
    companyName: `Roastery ${index}`,
    commissionBasisPoints: random.pick(Object.values(initialPlans)).commissionBasisPoints,
    zone: random.pick(["domestic", "regional", "worldwide"] as const),
    profile: {
      domesticBaseCents: rate(),
      domesticPerKgCents: rate(),
      regionalBaseCents: rate(),
      regionalPerKgCents: rate(),
      worldwideBaseCents: rate(),
      worldwidePerKgCents: rate(),
    },
  }));
  const lines = random.times(random.between(1, 12), (index) => ({
    productId: `product-${index}`,
    name: "Coffee",
    imageUrl: "",
    category: random.pick(["roasted-coffee", "equipment"]),
    quantity: random.between(1, random.pick([3, 50, 10_000])),
    unitPriceCents: random.between(1, random.pick([100, 5_000, 9_999_999])),
    weightGrams: random.between(1, random.pick([500, 1_000_000])),
    vendor: random.pick(vendors),
  }));
  return {
    lines,
    code: random.pick([null, "CODE-1"]),
    isFirstOrder: random.pick([true, false]),
    promotions: random.times(random.between(0, 6), (index) => randomPromotion(random, index, vendors)),
    taxBasisPoints: random.between(0, 2_700),
    subsidyCaps: { domestic: 800, regional: 1_400, worldwide: 2_500 },
    subsidyShare: random.pick([0, 5_000, 8_000, 10_000]),
    freeShippingFrom: random.pick([1, 5_000, 100_000_000_000]),
  };
}

/** Each basket with its seed in the message, so that a failure can be reproduced alone. */
function forEachBasket(check: (basket: PricedBasket, from: ReturnType<typeof randomBasket>) => void): void {
  for (let seed = 1; seed <= rounds; seed++) {
    const from = randomBasket(seededRandom(seed));
    try {
      check(priceBasket(from.lines, from), from);
    } catch (error) {
      throw new Error(`basket of seed ${seed}`, { cause: error });
    }
  }
}

const amountsOf = (basket: PricedBasket): number[] =>
  [basket, ...basket.parcels, ...basket.parcels.flatMap((parcel) => parcel.lines)].flatMap((part) =>
    Object.entries(part).flatMap(([name, value]) =>
      name.endsWith("Cents") && value !== null ? [value as number] : [],
    ),
  );

const soldOf = ({ parcels }: PricedBasket): SoldParcel[] =>
  parcels.map((parcel, index) => ({
    ...parcel,
    id: `parcel-${index}`,
    lines: parcel.lines.map((line, at) => ({ ...line, id: `line-${index}-${at}` })),
  }));

test("every amount of a basket is whole cents, never negative", () => {
  forEachBasket((basket) => {
    for (const amount of amountsOf(basket)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
  });
});

test("every total is the sum of its parts, and the charge is the sum of the totals", () => {
  forEachBasket((basket, { lines }) => {
    const sumOf = (pick: (parcel: PricedBasket["parcels"][number]) => number) =>
      sumCents(basket.parcels.map(pick));
    for (const parcel of basket.parcels) {
      expect(sumCents(parcel.lines.map((line) => line.totalPriceCents))).toBe(parcel.goodsCents);
      expect(sumCents(parcel.lines.map((line) => line.taxCents))).toBe(parcel.taxCents);
    }
    expect(sumOf((parcel) => parcel.goodsCents)).toBe(basket.goodsCents);
    expect(sumOf((parcel) => parcel.shippingCents)).toBe(basket.shippingCents);
    expect(sumOf((parcel) => parcel.shippingSubsidyCents)).toBe(basket.shippingSubsidyCents);
    expect(sumOf((parcel) => parcel.taxCents)).toBe(basket.taxCents);
    expect(basket.goodsCents + basket.shippingCents + basket.taxCents).toBe(basket.totalCents);
    const discounts = basket.parcels.flatMap((parcel) =>
      parcel.lines.map((line) => line.vendorDiscountCents + line.platformDiscountCents),
    );
    expect(sumCents(lines.map((line) => line.unitPriceCents * line.quantity))).toBe(
      basket.goodsCents + sumCents(discounts),
    );
  });
});

test("each vendor has one parcel with all of its lines", () => {
  forEachBasket((basket, { lines }) => {
    expect(basket.parcels.map((parcel) => parcel.vendorId).sort()).toEqual(
      [...new Set(lines.map((line) => line.vendor.id))].sort(),
    );
    expect(basket.parcels.flatMap((parcel) => parcel.lines.map((line) => line.productId)).sort()).toEqual(
      lines.map((line) => line.productId).sort(),
    );
  });
});

test("delivery is free for all or for none without promotions, and who pays it never changes what it costs", () => {
  forEachBasket((_, { lines, freeShippingFrom, ...all }) => {
    const terms = { ...all, ...withoutPromotions };
    const basket = priceBasket(lines, { ...terms, freeShippingFrom });
    const isFree = basket.goodsCents >= freeShippingFrom;
    expect(isFree ? basket.shippingCents : basket.shippingSubsidyCents).toBe(0);
    const paid = priceBasket(lines, { ...terms, freeShippingFrom: Number.MAX_SAFE_INTEGER });
    const free = priceBasket(lines, { ...terms, freeShippingFrom: 0 });
    for (const [index, parcel] of free.parcels.entries())
      expect(parcel.shippingSubsidyCents + parcel.shippingBorneCents).toBe(
        paid.parcels[index]!.shippingCents,
      );
  });
});

test("the platform never pays more for a parcel's delivery than the cap of its zone, nor than its share of the commission", () => {
  forEachBasket((basket, { lines, subsidyCaps, subsidyShare }) => {
    for (const parcel of basket.parcels) {
      const { zone } = lines.find((line) => line.vendor.id === parcel.vendorId)!.vendor;
      const commissionCents = sumCents(parcel.lines.map((line) => line.commissionCents));
      expect(parcel.shippingSubsidyCents).toBeLessThanOrEqual(subsidyCaps[zone]);
      expect(parcel.shippingSubsidyCents * 10_000).toBeLessThanOrEqual(commissionCents * subsidyShare);
    }
  });
});

test("commission and tax are at most half a cent a line from exact, and commission never above the goods", () => {
  forEachBasket((basket, { taxBasisPoints }) => {
    for (const line of basket.parcels.flatMap((parcel) => parcel.lines)) {
      const forVendor = line.totalPriceCents + line.platformDiscountCents;
      const exact = (forVendor * line.commissionBasisPoints) / 10_000;
      expect(Math.abs(line.commissionCents + line.platformDiscountCents - exact)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(line.taxCents - (line.totalPriceCents * taxBasisPoints) / 10_000)).toBeLessThanOrEqual(
        0.5,
      );
      expect(line.commissionCents).toBeLessThanOrEqual(line.totalPriceCents);
    }
  });
});

test("promotions: no line below a cent, each paid by its owner, the platform's never above its commission, limits and budgets kept", () => {
  const seen = new Set<string>();
  forEachBasket((basket, { lines, promotions, isFirstOrder }) => {
    const all = basket.parcels.flatMap((parcel) => parcel.lines);
    for (const line of all) {
      expect(line.totalPriceCents).toBeGreaterThan(0);
      expect(line.commissionCents).toBeGreaterThanOrEqual(0);
      expect(Math.min(line.vendorDiscountCents, line.platformDiscountCents)).toBeGreaterThanOrEqual(0);
    }
    const byPromotion = new Map(promotions.map((promotion) => [promotion.id, promotion]));
    const money = basket.promotions.filter(({ isFreeDelivery }) => !isFreeDelivery);
    for (const used of basket.promotions) {
      const promotion = byPromotion.get(used.promotionId)!;
      seen.add(`${promotion.kind} ${promotion.vendorId ? "vendor" : "platform"}`);
      expect(promotion.usesLeft).not.toBe(0);
      expect(promotion.buyerUsesLeft).not.toBe(0);
      expect(promotion.isFirstOrderOnly && !isFirstOrder).toBe(false);
      expect(used.cents).toBeGreaterThan(0);
      if (promotion.kind !== "freeDelivery" && promotion.budgetLeftCents !== null)
        expect(used.cents).toBeLessThanOrEqual(promotion.budgetLeftCents);
    }
    // One of each vendor for its own goods, and one of the platform.
    const owners = money.map(({ vendorId }) => vendorId);
    expect(new Set(owners).size).toBe(owners.length);
    for (const parcel of basket.parcels) {
      const own = money.find(({ vendorId }) => vendorId === parcel.vendorId)?.cents ?? 0;
      expect(sumCents(parcel.lines.map((line) => line.vendorDiscountCents))).toBe(own);
    }
    const platform = money.find(({ vendorId }) => vendorId === null)?.cents ?? 0;
    expect(sumCents(all.map((line) => line.platformDiscountCents))).toBe(platform);
    expect(lines.length).toBe(all.length);
  });
  expect(seen.size).toBe(2 * promotionKinds.length);
});

test("promotions and partial refunds: parts sum to the line, and the platform keeps no less than nothing at every step", () => {
  forEachBasket((basket) => {
    const random = seededRandom(basket.totalCents);
    for (const line of basket.parcels.flatMap((parcel) => parcel.lines)) {
      let before = 0;
      const sums = { paid: 0, commission: 0 };
      while (before < line.quantity) {
        const count = random.between(1, line.quantity - before);
        const share = (leftCents: number) => unitsShare(leftCents, line.quantity - before, count);
        sums.paid += share(line.totalPriceCents - sums.paid);
        sums.commission += share(line.commissionCents - sums.commission);
        before += count;
        expect(sums.paid).toBeLessThanOrEqual(line.totalPriceCents);
        expect(sums.commission).toBeLessThanOrEqual(line.commissionCents);
      }
      expect(sums).toEqual({ paid: line.totalPriceCents, commission: line.commissionCents });
    }
  });
});

test("a sale's postings sum to zero, the buyer's money is all there, and a vendor has goods - commission + shipping", () => {
  forEachBasket((basket) => {
    const entries = saleOf("order", soldOf(basket)).flatMap((posting) => {
      const pair = entriesOf({ ...posting, id: `${posting.kind} ${posting.referenceId}` });
      expect(sumCents(pair.map((entry) => entry.amountCents))).toBe(0);
      return pair;
    });
    const balance = (account: string, vendorId?: string) =>
      sumCents(
        entries
          .filter((entry) => entry.account === account && (!vendorId || entry.vendorId === vendorId))
          .map((entry) => entry.amountCents),
      );
    expect(sumCents(entries.map((entry) => entry.amountCents))).toBe(0);
    expect(balance("card_clearing")).toBe(basket.totalCents);
    expect(balance("tax_payable") + basket.taxCents).toBe(0);
    expect(balance("shipping_subsidy")).toBe(basket.shippingSubsidyCents);
    for (const parcel of basket.parcels) {
      const commission = sumCents(parcel.lines.map((line) => line.commissionCents));
      const share = parcel.goodsCents - commission + parcel.shippingCents + parcel.shippingSubsidyCents;
      expect(balance("vendor_payable", parcel.vendorId) + share).toBe(0);
    }
  });
});

test("a late payment is owed in full and refunded in full", () => {
  const random = seededRandom(7);
  for (let round = 0; round < rounds; round++) {
    const amountCents = random.between(1, 99_999_999);
    const entries = lateRefundOf({ attemptId: "attempt", orderId: "order", amountCents }).flatMap((posting) =>
      entriesOf({ ...posting, id: posting.kind }),
    );
    for (const account of ["card_clearing", "buyer_refunds"])
      expect(sumCents(entries.filter((entry) => entry.account === account).map((e) => e.amountCents))).toBe(
        0,
      );
  }
});

test("an allocation is exact, fair to a cent, and gives nothing to no weight", () => {
  const random = seededRandom(11);
  for (let round = 0; round < rounds; round++) {
    const total = random.between(0, random.pick([10, 10_000, 99_999_999]));
    const weights = random.times(random.between(1, 20), () => random.between(0, random.pick([3, 1_000_000])));
    const parts = allocateCents(total, weights);
    expect(sumCents(parts)).toBe(total);
    const sum = sumCents(weights);
    if (sum === 0) continue;
    parts.forEach((part, index) => {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(Math.abs(part - (total * weights[index]!) / sum)).toBeLessThan(1);
      if (weights[index] === 0) expect(part).toBe(0);
    });
  }
});
