import { expect, test } from "vitest";
import { buildMarket } from "./build-market.ts";
import { demoAccounts } from "./demo-accounts.ts";

const now = new Date("2026-11-20T12:00:00Z");
const market = buildMarket({ now });

test("the demo's buyer and vendor have conversations about what is sold, in the language of both, one to read", () => {
  const { buyer, vendor } = demoAccounts;
  const known = new Map(market.products.map((product) => [product.key, product]));
  for (const { vendorKey, productKey, messages } of market.conversations) {
    expect(known.get(productKey)).toMatchObject({ vendorKey, isActive: true, isApproved: true });
    const times = messages.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
  }
  const ofBuyer = market.conversations.filter(({ buyerKey }) => buyerKey === buyer.buyerKey);
  const ofVendor = market.conversations.filter(({ vendorKey }) => vendorKey === vendor.vendorKey);
  for (const own of [ofBuyer, ofVendor]) expect(own.filter(({ isUnread }) => isUnread)).toHaveLength(1);
  const languages = ofBuyer.map(
    ({ vendorKey }) => market.vendors.find(({ key }) => key === vendorKey)!.language,
  );
  expect(languages).toEqual(languages.map(() => buyer.language));
});
