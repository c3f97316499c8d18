import { expect, test } from "vitest";
import { buildMarket } from "./build-market.ts";
import { demoAccounts } from "./demo-accounts.ts";

const market = buildMarket({ now: new Date("2026-11-20T12:00:00Z") });
const parcels = market.orders.flatMap((order) => order.parcels.map((parcel) => ({ order, parcel })));

test("problems in many states, each of a parcel that came before it was reported, for all demo accounts", () => {
  expect(market.problems).toHaveLength(8);
  expect(new Set(market.problems.map(({ orderKey, vendorKey }) => `${orderKey} ${vendorKey}`)).size).toBe(8);
  expect(new Set(market.problems.map(({ steps }) => steps.at(-1)!.state)).size).toBe(5);
  for (const { orderKey, vendorKey, buyerKey, lines, steps } of market.problems) {
    const { order, parcel } = parcels.find(
      (one) => one.order.key === orderKey && one.parcel.vendorKey === vendorKey,
    )!;
    expect(order.buyerKey).toBe(buyerKey);
    expect(parcel.deliveredAt! < steps[0]!.at!, orderKey).toBe(true);
    for (const { productKey } of lines)
      expect(parcel.lines.map((line) => line.productKey)).toContain(productKey);
    const dates = steps.flatMap(({ at }) => (at ? [at.getTime()] : []));
    expect(dates, orderKey).toEqual(dates.toSorted((a, b) => a - b));
  }
  const { buyer, vendor } = demoAccounts;
  expect(market.problems.filter(({ buyerKey }) => buyerKey === buyer.buyerKey)).toHaveLength(2);
  expect(market.problems.filter(({ vendorKey }) => vendorKey === vendor.vendorKey)).toHaveLength(4);
});
