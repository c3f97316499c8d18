import { describe, expect, test } from "vitest";
import tastingNotes from "../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { buildMarket } from "./build-market.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { extendProducts, extendVendors } from "./extend-market.ts";
import type { PlanType } from "./types.ts";

const now = new Date("2026-11-20T12:00:00Z");
const market = buildMarket({ now });
const vendors = new Map(market.vendors.map((vendor) => [vendor.key, vendor]));
const products = new Map(market.products.map((product) => [product.key, product]));
const buyers = new Map(market.buyers.map((buyer) => [buyer.key, buyer]));
const parcels = market.orders.flatMap((order) => order.parcels.map((parcel) => ({ order, parcel })));

const PLAN_MAXIMA: Record<PlanType, number> = {
  freemium: 3,
  basic: 20,
  premium: 100,
  enterprise: Number.POSITIVE_INFINITY,
};

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

function expectUnique(values: readonly string[]): void {
  expect(values.length).toBe(new Set(values.map((value) => value.toLowerCase())).size);
}

test("the same moment gives the same market", () => {
  expect(JSON.stringify(buildMarket({ now }))).toBe(JSON.stringify(market));
});

describe("vendors", () => {
  test("120 of all seven business types, from more than 50 countries", () => {
    expect(market.vendors).toHaveLength(120);
    expect(Object.keys(countBy(market.vendors, (vendor) => vendor.businessType))).toHaveLength(7);
    expect(new Set(market.vendors.map((vendor) => vendor.country)).size).toBeGreaterThan(50);
  });

  test("names, keys and addresses are unique, stories and phones within bounds", () => {
    expectUnique(market.vendors.map((vendor) => vendor.key));
    expectUnique(market.vendors.map((vendor) => vendor.companyName));
    expectUnique(market.vendors.map((vendor) => vendor.ownerEmail));
    expectUnique(market.vendors.map((vendor) => vendor.description));
    for (const vendor of market.vendors) {
      expect(vendor.description.length, vendor.key).toBeGreaterThanOrEqual(120);
      expect(vendor.description.length, vendor.key).toBeLessThanOrEqual(700);
      expect(vendor.phoneNumber, vendor.key).toMatch(/^\+\d{7,15}$/);
      expect(vendor.ownerEmail).toMatch(/^[a-z0-9.]+@[a-z0-9.-]+\.example$/);
      expect(vendor.createdAt < now).toBe(true);
    }
  });

  test("four wait for approval and sell nothing yet", () => {
    const waiting = market.vendors.filter((vendor) => !vendor.isApproved).map((vendor) => vendor.key);
    expect(waiting).toHaveLength(4);
    expect(
      market.products.filter((product) => waiting.includes(product.vendorKey) && product.isApproved),
    ).toEqual([]);
  });

  test("nobody sells more than the plan allows, and every running plan runs on", () => {
    const counts = countBy(
      market.products.filter((product) => product.isActive),
      (product) => product.vendorKey,
    );
    for (const vendor of market.vendors) {
      expect(counts[vendor.key] ?? 0, vendor.key).toBeLessThanOrEqual(PLAN_MAXIMA[vendor.planType]);
      if (vendor.isApproved)
        expect(vendor.planExpiresAt!.getTime(), vendor.key).toBeGreaterThan(now.getTime());
    }
    expect(counts.fjordlys).toBeGreaterThanOrEqual(35);
  });
});

describe("products", () => {
  test("more than 600, every category well filled", () => {
    expect(market.products.length).toBeGreaterThan(600);
    const counts = Object.values(countBy(market.products, (product) => product.category));
    expect(counts).toHaveLength(7);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
  });

  test("no two names, keys or descriptions alike", () => {
    expectUnique(market.products.map((product) => product.key));
    expectUnique(market.products.map((product) => product.name));
    expectUnique(market.products.map((product) => product.description));
  });

  test("prices, weights, texts and customs codes keep the form's bounds", () => {
    for (const product of market.products) {
      expect(product.priceCents, product.key).toBeGreaterThanOrEqual(1);
      expect(product.priceCents, product.key).toBeLessThanOrEqual(9_999_999);
      expect(product.weightGrams, product.key).toBeGreaterThanOrEqual(1);
      expect(product.name.length, product.key).toBeLessThanOrEqual(120);
      expect(product.description.length, product.key).toBeGreaterThanOrEqual(300);
      expect(product.description, product.key).not.toMatch(/[{}|]|undefined|null|lorem|ipsum| {2}|\.\./i);
      expect(product.hsCode, product.key).toMatch(/^\d{6,10}$/);
    }
  });

  test("a coffee's facts agree with its form, and its notes are in the vocabulary", () => {
    for (const product of market.products) {
      const isCoffee = ["green-beans", "roasted-coffee", "ground-coffee"].includes(product.category);
      const isRoasted = ["roasted-coffee", "ground-coffee"].includes(product.category);
      expect(product.tastingNotes.length > 0, product.key).toBe(isCoffee);
      expect(product.roastLevel !== "none", product.key).toBe(isRoasted);
      for (const note of product.tastingNotes) expect(Object.keys(tastingNotes), product.key).toContain(note);
    }
  });

  test("each is in its vendor's language and younger than its vendor", () => {
    for (const product of market.products) {
      const vendor = vendors.get(product.vendorKey)!;
      expect(product.language, product.key).toBe(vendor.language);
      expect(product.createdAt >= vendor.createdAt && product.createdAt < now, product.key).toBe(true);
    }
  });
});

describe("orders", () => {
  test("reach back a year, grow, and are mostly delivered", () => {
    expect(market.orders.length).toBeGreaterThan(2300);
    const half = new Date(now.getTime() - 182 * 86_400_000);
    const recent = market.orders.filter((order) => order.createdAt > half).length;
    expect(recent).toBeGreaterThan(market.orders.length * 0.52);
    const states = countBy(parcels, ({ parcel }) => parcel.status);
    expect(states.delivered! / parcels.length).toBeGreaterThan(0.85);
    expect(Object.keys(states).sort()).toEqual(["cancelled", "delivered", "processing", "shipped"]);
  });

  test("every line is a product of the parcel's vendor that existed, bought by someone who had joined", () => {
    for (const { order, parcel } of parcels) {
      expect(order.createdAt > buyers.get(order.buyerKey)!.createdAt, order.key).toBe(true);
      expect(order.createdAt < now, order.key).toBe(true);
      for (const line of parcel.lines) {
        const product = products.get(line.productKey)!;
        expect(product.vendorKey, order.key).toBe(parcel.vendorKey);
        expect(order.createdAt > product.createdAt, `${order.key} ${product.key}`).toBe(true);
        expect(product.isApproved && product.isActive, product.key).toBe(true);
      }
    }
  });

  test("a parcel's dates follow its status and each other, one parcel per vendor", () => {
    for (const order of market.orders) expectUnique(order.parcels.map((parcel) => parcel.vendorKey));
    for (const { order, parcel } of parcels) {
      const steps = [order.createdAt, parcel.shippedAt, parcel.deliveredAt, parcel.cancelledAt];
      const dates = steps.filter((date) => date !== undefined).map((date) => date.getTime());
      expect(dates, order.key).toEqual(dates.toSorted((a, b) => a - b));
      expect(dates.at(-1)!, order.key).toBeLessThan(now.getTime());
      expect(parcel.deliveredAt !== undefined, order.key).toBe(parcel.status === "delivered");
      expect(parcel.shippedAt !== undefined, order.key).toBe(
        ["shipped", "delivered"].includes(parcel.status),
      );
      expect(parcel.trackingNumber !== undefined, order.key).toBe(parcel.shippedAt !== undefined);
      expect(parcel.cancelledAt !== undefined, order.key).toBe(parcel.status === "cancelled");
    }
  });

  test("the demo buyer has parcels in every state", () => {
    const own = parcels.filter(({ order }) => order.buyerKey === demoAccounts.buyer.buyerKey);
    expect(new Set(own.map(({ parcel }) => parcel.status)).size).toBe(4);
  });

  test("some goods are far more popular than others", () => {
    const units = countBy(
      parcels.flatMap(({ parcel }) => parcel.lines),
      (line) => line.productKey,
    );
    const sorted = Object.values(units).sort((a, b) => b - a);
    expect(sorted[0]!).toBeGreaterThan(sorted[Math.floor(sorted.length / 2)]! * 6);
  });
});

describe("reviews", () => {
  test("one per buyer and product, in the buyer's language, with every rating given", () => {
    expect(market.reviews.length).toBeGreaterThan(1300);
    expectUnique(market.reviews.map((review) => `${review.buyerKey} ${review.productKey}`));
    expect(Object.keys(countBy(market.reviews, (review) => String(review.rating)))).toHaveLength(5);
    for (const review of market.reviews) {
      expect(review.language).toBe(buyers.get(review.buyerKey)!.language);
      expect(review.comment).not.toMatch(/[{}]|undefined|lorem|ipsum/i);
      expect(review.createdAt > products.get(review.productKey)!.createdAt).toBe(true);
      expect(review.createdAt < now).toBe(true);
    }
  });

  test("verified exactly where a line was delivered before", () => {
    const delivered = new Map<string, number>();
    for (const { order, parcel } of parcels) {
      if (!parcel.deliveredAt) continue;
      for (const line of parcel.lines) {
        const key = `${order.buyerKey} ${line.productKey}`;
        delivered.set(
          key,
          Math.min(delivered.get(key) ?? Number.POSITIVE_INFINITY, parcel.deliveredAt.getTime()),
        );
      }
    }
    for (const review of market.reviews) {
      const since = delivered.get(`${review.buyerKey} ${review.productKey}`) ?? Number.POSITIVE_INFINITY;
      expect(since < review.createdAt.getTime(), review.comment).toBe(review.isVerifiedPurchase);
    }
  });

  test("nobody reviews their own goods or votes for their own words; no two neighbours say the same", () => {
    const last = new Map<string, string>();
    for (const review of market.reviews) {
      const vendor = vendors.get(products.get(review.productKey)!.vendorKey)!;
      expect(buyers.get(review.buyerKey)!.email).not.toBe(vendor.ownerEmail);
      expect(review.helpfulBuyerKeys).not.toContain(review.buyerKey);
      for (const key of review.helpfulBuyerKeys) expect(buyers.has(key)).toBe(true);
      expect(last.get(review.productKey)).not.toBe(review.comment);
      last.set(review.productKey, review.comment);
    }
  });
});

test("views and wishes point at live goods, in the past", () => {
  expect(market.views.length).toBeLessThanOrEqual(30_000);
  expect(market.views.length).toBeGreaterThan(10_000);
  expectUnique(market.views.map((view) => `${view.productKey} ${view.day}`));
  for (const view of market.views) {
    expect(products.get(view.productKey)!.isApproved).toBe(true);
    expect(new Date(view.day) <= now && view.count > 0).toBe(true);
    expect(view.cartAdds).toBeLessThanOrEqual(view.count);
  }
  const added = new Map(market.views.map((view) => [`${view.productKey} ${view.day}`, view.cartAdds]));
  const recent = now.getTime() - 80 * 86_400_000;
  for (const { createdAt, parcels } of market.orders.filter((order) => order.createdAt.getTime() > recent))
    for (const { productKey } of parcels.flatMap(({ lines }) => lines))
      expect(added.get(`${productKey} ${createdAt.toISOString().slice(0, 10)}`)).toBeGreaterThan(0);
  expectUnique(market.wishlist.map((wish) => `${wish.buyerKey} ${wish.productKey}`));
  for (const wish of market.wishlist) {
    expect(buyers.has(wish.buyerKey) && products.has(wish.productKey)).toBe(true);
    expect(wish.createdAt > products.get(wish.productKey)!.createdAt && wish.createdAt < now).toBe(true);
  }
});

test("40 regular buyers, and the demo accounts are people of the market", () => {
  expect(market.buyers[0]!.email).toBe(demoAccounts.buyer.email);
  expectUnique(market.buyers.map((buyer) => buyer.email));
  const { vendor, "enterprise vendor": enterprise } = demoAccounts;
  expect(vendors.get(vendor.vendorKey!)).toMatchObject({
    ownerEmail: vendor.email,
    ownerName: vendor.fullName,
  });
  expect(vendors.get(vendor.vendorKey!)).toMatchObject({ planType: "premium", businessType: "roastery" });
  expect(vendors.get(enterprise.vendorKey!)).toMatchObject({
    ownerEmail: enterprise.email,
    planType: "enterprise",
  });
});

describe("a large market", () => {
  test("yields as many further goods as asked, each with its own name, on plans that hold them", () => {
    const further = [...extendVendors(market)];
    expect(market.vendors.length + further.length).toBe(10_200);
    expect(() => extendProducts(market, 1_000_000, further).next()).not.toThrow();
    const known = new Map(further.map((vendor) => [vendor.key, vendor]));
    const keys = new Set(market.products.map((product) => product.key));
    const names = new Set(market.products.map((product) => product.name));
    const counts: Record<string, number> = {};
    for (const product of extendProducts(market, 100_000, further)) {
      keys.add(product.key);
      names.add(product.name);
      counts[product.vendorKey] = (counts[product.vendorKey] ?? 0) + 1;
      if (product.name.length > 120 || product.language !== known.get(product.vendorKey)!.language) {
        throw new Error(product.name);
      }
    }
    expect(keys.size).toBe(100_000 + market.products.length);
    expect(names.size).toBe(keys.size);
    for (const [key, count] of Object.entries(counts)) {
      expect(count).toBeLessThanOrEqual(PLAN_MAXIMA[known.get(key)!.planType]);
    }
  });

  test("buildMarket gives the asked number, with vendors of its own", () => {
    const large = buildMarket({ now, products: 2000 });
    expect(large.products).toHaveLength(2000);
    expectUnique(large.vendors.map((vendor) => vendor.key));
    expect(large.orders).toHaveLength(market.orders.length);
  });
});
