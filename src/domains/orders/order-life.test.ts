import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, address, addVendor } from "../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import {
  canMoveParcel,
  listParcelMoves,
  orderStatuses,
  orderStatusOf,
  type ParcelActor,
  parcelMoves,
} from "./order-life.ts";
import { lockParcel } from "./server/internal/lock-parcel.ts";
import { moveParcel } from "./server/internal/move-parcel.ts";
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
  const buyer = await addPerson(market.infra);
  const sellers = [await addVendor(market.infra), await addVendor(market.infra)];
  const draft = sellers.map(async ({ vendor }) => ({
    vendorId: vendor.id,
    shippingCents: 500,
    shippingSubsidyCents: 0,
    shippingBorneCents: 0,
    lines: [
      {
        productId: (await addProduct(market.infra, vendor.id)).id,
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
  const order = await market.infra.db.transaction(async (db) =>
    placeOrder(
      { ...market.infra, db },
      { userId: buyer.userId, language: "en", address, parcels: await Promise.all(draft) },
    ),
  );
  return order.id;
}

test("each move of the life table is made only by its actors, and only between its statuses", async () => {
  const orderId = await orderOfTwo();
  for (const from of orderStatuses)
    for (const to of orderStatuses)
      for (const actor of actors) {
        await market.infra.db.update(parcels).set({ status: from }).where(eq(parcels.orderId, orderId));
        const moved = await moveParcels(market.infra, orderId, to, actor);
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
  const [first, second] = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  for (const one of orderStatuses)
    for (const other of orderStatuses) {
      await market.infra.db.update(parcels).set({ status: one }).where(eq(parcels.id, first!.id));
      await market.infra.db.update(parcels).set({ status: other }).where(eq(parcels.id, second!.id));
      const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
      expect({ one, other, order: order!.status }).toEqual({
        one,
        other,
        order: orderStatusOf([one, other]),
      });
    }
});

test("an order whose sums differ from its lines does not commit", async () => {
  const orderId = await orderOfTwo();
  const change = market.infra.db.execute(
    sql`update orders set goods_usd = goods_usd + 1, total_amount_usd = total_amount_usd + 1 where id = ${orderId}`,
  );
  await expect(change).rejects.toThrow();
});

test("each row of the table, walked by each actor from each state: made where it begins, once, with its time; refused elsewhere", async () => {
  const orderId = await orderOfTwo();
  const { db } = market.infra;
  const [first] = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
  const blank = { acceptedAt: null, shippedAt: null, deliveredAt: null };
  for (const move of parcelMoves)
    for (const from of orderStatuses)
      for (const actor of actors) {
        await db
          .update(parcels)
          .set({ ...blank, status: from })
          .where(eq(parcels.id, first!.id));
        const locked = await lockParcel(market.infra, first!.id, undefined);
        const isAllowed = from === move.from && (move.by as readonly string[]).includes(actor);
        const outcome = await moveParcel(market.infra, locked, move.name, actor).then(
          () => "made",
          ({ code }) => code,
        );
        expect([move.name, from, actor, outcome]).toEqual([
          move.name,
          from,
          actor,
          isAllowed ? "made" : "CONFLICT",
        ]);
        expect(listParcelMoves({ status: from, acceptedAt: null }, actor).includes(move.name)).toBe(
          isAllowed,
        );
        const [now] = await db.select().from(parcels).where(eq(parcels.id, first!.id));
        expect(now!.status).toBe(isAllowed ? move.to : from);
        const stamp = "stamp" in move ? move.stamp : undefined;
        for (const column of ["acceptedAt", "shippedAt", "deliveredAt"] as const)
          expect([column, now![column] !== null]).toEqual([column, isAllowed && column === stamp]);
        // A completed move is not made again.
        if (isAllowed)
          await expect(moveParcel(market.infra, locked, move.name, actor)).rejects.toMatchObject({
            code: "CONFLICT",
          });
      }
});

test("a refunding move restocks the goods and notifies everyone", () => {
  for (const { name, effects } of parcelMoves)
    if ((effects as readonly string[]).includes("refundAll"))
      expect([name, effects]).toEqual([
        "cancel",
        ["refundAll", "returnStock", "mailBuyer", "mailVendor", "tellVendor"],
      ]);
});
