import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stock, stockHolds, stockMovements } from "#domains/inventory/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { paymentAttempts, providerEvents } from "#domains/payments/server/tables.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { checkInvariants } from "./check-invariants.ts";
import { findBroken } from "./find-broken.ts";
import { invariantChecks } from "./tables.ts";

let market: TestMarket;
let orderId: string;
beforeAll(async () => {
  market = await openTestMarket();
  ({ orderId } = await sell(
    market,
    [{ priceCents: 1_500, quantity: 2 }],
    [{ priceCents: 900, quantity: 1 }],
  ));
});
afterAll(() => market.close());

/** What is found while a statement's effect lasts. */
async function foundAfter(...statements: ReturnType<typeof sql>[]) {
  const undo = new Error("undo");
  let found: Awaited<ReturnType<typeof findBroken>> = [];
  await market.infra.db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      found = await findBroken({ ...market.infra, db: tx });
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return found;
}

test("after a sale all invariants hold, and the run is stored", async () => {
  expect(await findBroken(market.infra)).toEqual([]);
  const none = {
    stock: 0,
    ledger: 0,
    refunds: 0,
    subsidies: 0,
    orders: 0,
    payments: 0,
    problems: 0,
    audit: 0,
  };
  expect(await checkInvariants(market.infra)).toEqual(none);
  expect(await market.infra.db.select().from(invariantChecks)).toMatchObject([
    { ranAt: market.clock.now(), counts: none },
  ]);
});

test("a stock that is not its movements, or a hold that is not counted, is found", async () => {
  const [product] = await market.infra.db.select().from(stock).limit(1);
  const id = product!.productId;
  expect(
    await foundAfter(sql`update ${stock} set stock_quantity = stock_quantity + 1 where product_id = ${id}`),
  ).toEqual([
    { invariant: "stock", id, cause: expect.stringMatching(/^stock \d+ by its movements \d+, held 0/) },
  ]);
  const hold = sql`update ${stockHolds} set state = 'active' where order_id = ${orderId} and product_id = ${id}`;
  expect(await foundAfter(hold)).toMatchObject([{ invariant: "stock", id }]);
});

test("an order whose lines or parcels sum to something else is found", async () => {
  const found = await foundAfter(
    sql`update ${parcels} set goods_usd = goods_usd + 1 where order_id = ${orderId}`,
  );
  expect(found).toMatchObject([
    { invariant: "orders", id: orderId, cause: expect.stringContaining("its parcels") },
  ]);
  const shifted = await foundAfter(
    sql`update ${orders} set goods_usd = goods_usd + 1, tax_usd = tax_usd - 1 where id = ${orderId}`,
  );
  expect(shifted.map(({ invariant }) => invariant)).toEqual(["orders", "orders"]);
});

test("an order that took less from the stock than it sold, or was never paid and took some, is found", async () => {
  const [line] = await market.infra.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const { productId, quantity } = line!;
  const unsold = sql`update ${stockMovements} set reason = 'adjustment' where order_id = ${orderId} and product_id = ${productId}`;
  const sold = `product ${productId}: sold ${quantity}, taken from stock 0`;
  // The database itself refuses to change a movement.
  const withoutTriggers = sql`set local session_replication_role = replica`;
  expect(await foundAfter(withoutTriggers, unsold)).toEqual([
    { invariant: "orders", id: orderId, cause: sold },
  ]);
  const found = await foundAfter(
    withoutTriggers,
    sql`insert into ${stockMovements} (product_id, delta, reason, order_id) values (${productId}, -3, 'sale', ${randomUUID()})`,
    sql`update ${stock} set stock_quantity = stock_quantity - 3 where product_id = ${productId}`,
  );
  expect(found).toMatchObject([
    { invariant: "orders", cause: `product ${productId}: sold 0, taken from stock 3` },
  ]);
});

test("a parcel whose delivery costs the platform more than it earns with it is found", async () => {
  const found = await foundAfter(
    sql`update ${parcels} set shipping_subsidy_usd = shipping_subsidy_usd + 100 where order_id = ${orderId}`,
  );
  expect(found.filter(({ invariant }) => invariant === "subsidies")).toHaveLength(2);
});

const subsidiesAfter = async (...statements: ReturnType<typeof sql>[]) =>
  (await foundAfter(...statements)).filter(({ invariant }) => invariant === "subsidies");

test("a delivery for which more was promised than the zone's cap, or the share of the commission, is found, by what was set at the sale", async () => {
  const [parcel] = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  const { id } = parcel!;
  // Within the country, where at most $8 is paid.
  const home = sql`update vendors set country = (select shipping_address ->> 'country' from ${orders} where id = ${orderId}) where id = ${parcel!.vendorId}`;
  const promise = (usd: number) => sql`update ${parcels} set shipping_subsidy_usd = ${usd} where id = ${id}`;
  const earn = (usd: number) =>
    sql`update ${orderItems} set commission_usd = ${usd}, refunded_commission_usd = 0 where parcel_id = ${id}`;
  expect(await subsidiesAfter(home, promise(8), earn(10))).toEqual([]);
  expect(await subsidiesAfter(home, promise(8.01), earn(20))).toEqual([
    { invariant: "subsidies", id, cause: "pays 8.01 for its domestic delivery, capped at 8.00" },
  ]);
  expect(await subsidiesAfter(home, promise(8), earn(9.99))).toEqual([
    {
      invariant: "subsidies",
      id,
      cause: "pays 8.00 for its delivery, 80% of its commission of 9.99 is 7.99",
    },
  ]);
  const abroad = sql`update vendors set country = 'NZ' where id = ${parcel!.vendorId}`;
  expect(await subsidiesAfter(abroad, promise(25), earn(40))).toEqual([]);
  expect(await subsidiesAfter(abroad, promise(25.01), earn(40))).toMatchObject([
    { cause: "pays 25.01 for its worldwide delivery, capped at 25.00" },
  ]);
  // Set since then, it doesn't make the sale wrong; set before, it does.
  const cap = (minutes: number) => {
    const at = new Date(parcel!.createdAt.getTime() + minutes * 60_000).toISOString();
    return sql`insert into setting_changes (key, value, valid_from, created_at) values ('delivery_subsidy.domesticCents', 500, ${at}, ${at})`;
  };
  expect(await subsidiesAfter(home, promise(8), earn(10), cap(1))).toEqual([]);
  // The quote may be older than that.
  expect(await subsidiesAfter(home, promise(8), earn(10), cap(-20))).toEqual([]);
  expect(await subsidiesAfter(home, promise(8), earn(10), cap(-300))).toMatchObject([
    { cause: "pays 8.00 for its domestic delivery, capped at 5.00" },
  ]);
});

test("a charge that is not the total, and a payment without a paid order or the reverse, are found", async () => {
  expect(
    await foundAfter(
      sql`update ${paymentAttempts} set amount_usd = amount_usd + 1 where order_id = ${orderId}`,
    ),
  ).toMatchObject([
    { invariant: "payments", id: orderId, cause: expect.stringMatching(/^total .+, charged /) },
  ]);
  expect(
    await foundAfter(sql`update ${paymentAttempts} set state = 'expired' where order_id = ${orderId}`),
  ).toMatchObject([{ id: orderId, cause: "paid, without a payment" }]);
  const unpaid = await foundAfter(sql`update ${orders} set paid_at = null where id = ${orderId}`);
  expect(unpaid).toContainEqual({ invariant: "payments", id: orderId, cause: "a payment, but not paid" });
});

test("a session that the provider said was paid, of which no payment is known, is found after a quarter of an hour", async () => {
  const lost = randomUUID();
  const event = (minutesAgo: number) => {
    const at = new Date(market.clock.now().getTime() - minutesAgo * 60_000).toISOString();
    const payload = { data: { object: { payment_status: "paid", metadata: { order_id: lost } } } };
    return sql`insert into ${providerEvents} (id, type, payload, received_at)
      values ('evt_lost', 'checkout.session.completed', ${JSON.stringify(payload)}::jsonb, ${at})`;
  };
  expect(await foundAfter(event(10))).toEqual([]);
  expect(await foundAfter(event(20))).toEqual([
    { invariant: "payments", id: lost, cause: "event evt_lost says paid, but no payment is recorded" },
  ]);
});
