import { buildMarket } from "@cafeto/demo-market/build-market";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumCents } from "#kernel/money.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { priceOrders } from "./price-orders.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("the demo's year earns money: what the platform pays for free delivery is well below its commission", async () => {
  const { db, clock } = market.infra;
  const orders = await priceOrders(db, buildMarket({ now: clock.now() }), () => undefined);
  const kept = orders.flatMap(({ order, basket }) =>
    basket.parcels.filter((_, index) => order.parcels[index]!.status !== "cancelled"),
  );
  const commission = sumCents(kept.flatMap((parcel) => parcel.lines.map((line) => line.commissionCents)));
  const subsidy = sumCents(kept.map((parcel) => parcel.shippingSubsidyCents));
  expect(commission).toBeGreaterThan(1_000_000);
  expect(subsidy).toBeGreaterThan(0);
  expect(subsidy).toBeLessThan(commission * 0.8);
});
