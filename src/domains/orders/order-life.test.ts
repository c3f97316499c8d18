import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, address, addVendor } from "../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { canMoveParcel, orderStatuses, orderStatusOf, type ParcelActor, parcelMoves } from "./order-life.ts";
import { moveParcels } from "./server/move-parcels.ts";
import { placeOrder } from "./server/place-order.ts";
import { orders, parcels } from "./server/tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const actors: ParcelActor[] = ["payment", "buyer", "vendor", "admin", "carrier", "system"];

async function orderOfTwo(): Promise<string> {
  const buyer = await addPerson(market.doors);
  const sellers = [await addVendor(market.doors), await addVendor(market.doors)];
  const draft = sellers.map(async ({ vendor }) => ({
    vendorId: vendor.id,
    shippingCents: 500,
    shippingSubsidyCents: 0,
    lines: [
      {
        productId: (await addProduct(market.doors, vendor.id)).id,
        name: `Coffee ${randomUUID()}`,
        imageUrl: "/placeholder.svg",
        quantity: 1,
        unitPriceCents: 1_500,
        totalPriceCents: 1_500,
        taxCents: 0,
        commissionBasisPoints: 800,
        commissionCents: 120,
      },
    ],
  }));
  const order = await market.doors.db.transaction(async (db) =>
    placeOrder(
      { ...market.doors, db },
      { userId: buyer.userId, language: "en", address, parcels: await Promise.all(draft) },
    ),
  );
  return order.id;
}

test("each move of the life table is made by its actors alone, and by nobody between other states", async () => {
  const orderId = await orderOfTwo();
  for (const from of orderStatuses)
    for (const to of orderStatuses)
      for (const actor of actors) {
        await market.doors.db.update(parcels).set({ status: from }).where(eq(parcels.orderId, orderId));
        const moved = await moveParcels(market.doors, orderId, to, actor);
        expect({ from, to, actor, moved }).toEqual({
          from,
          to,
          actor,
          moved: canMoveParcel(from, to, actor) ? 2 : 0,
        });
      }
  const begins = new Set<string>(parcelMoves.map((move) => move.from));
  expect(begins.has("delivered") || begins.has("cancelled")).toBe(false);
});

test("the database derives an order's status as the table says, for every pair of parcels", async () => {
  const orderId = await orderOfTwo();
  const [first, second] = await market.doors.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  for (const one of orderStatuses)
    for (const other of orderStatuses) {
      await market.doors.db.update(parcels).set({ status: one }).where(eq(parcels.id, first!.id));
      await market.doors.db.update(parcels).set({ status: other }).where(eq(parcels.id, second!.id));
      const [order] = await market.doors.db.select().from(orders).where(eq(orders.id, orderId));
      expect({ one, other, order: order!.status }).toEqual({
        one,
        other,
        order: orderStatusOf([one, other]),
      });
    }
});

test("an order whose sums differ from its lines does not commit", async () => {
  const orderId = await orderOfTwo();
  const change = market.doors.db.execute(
    sql`update orders set goods_usd = goods_usd + 1, total_amount_usd = total_amount_usd + 1 where id = ${orderId}`,
  );
  await expect(change).rejects.toThrow();
});
