import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { forgetOldOrders } from "./forget-old-orders.ts";
import { orders } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market?.close());

test("after ten years an order keeps its amounts and its country, and nothing that names its buyer", async () => {
  const { infra } = market;
  const [old, recent] = [
    await sell(market, [{ priceCents: 1_000, quantity: 2 }]),
    await sell(market, [{ priceCents: 1_000, quantity: 2 }]),
  ];
  const age = (orderId: string, days: number) =>
    infra.db
      .update(orders)
      .set({ createdAt: new Date(infra.clock.now().getTime() - days * 86_400_000) })
      .where(eq(orders.id, orderId));
  await age(old.orderId, 3_654);
  await age(recent.orderId, 3_650);
  const read = async (orderId: string) =>
    (await infra.db.select().from(orders).where(eq(orders.id, orderId)))[0]!;
  const [before, kept] = [await read(old.orderId), await read(recent.orderId)];
  await forgetOldOrders(infra);
  await forgetOldOrders(infra);
  const { country, state } = before.shippingAddress;
  expect(await read(old.orderId)).toEqual({
    ...before,
    shippingAddress: {
      fullName: "",
      phone: "",
      line1: "",
      line2: null,
      city: "",
      postalCode: null,
      country,
      state,
    },
  });
  expect(await read(recent.orderId)).toEqual(kept);
});
