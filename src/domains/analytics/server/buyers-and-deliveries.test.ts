import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOrdersAsAdmin } from "#domains/orders/server/list-orders-as-admin.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { addDays, addMonths, dayOf, spanOf, startOf } from "../periods.ts";
import { cohortMonths, countCohorts } from "./count-cohorts.ts";
import { exportMarketAnalytics } from "./export-market-analytics.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { recountDays } from "./recount-days.ts";
import { changedDays, marketDays } from "./tables.ts";

let market: TestMarket;
let admin: Person;
let line: { vendorId: string; productId: string; quantity: number; unitPriceCents: number };
let buyers: Person[];
let today: string;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  today = dayOf(market.infra.clock.now());
  admin = await addPerson(market.infra, { roles: ["admin"] });
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id);
  line = { vendorId: vendor.id, productId, quantity: 1, unitPriceCents: 1_000 };
  buyers = await Promise.all(Array.from({ length: 12 }, () => addPerson(market.infra)));
});
afterAll(() => market?.close());

/** Numbers from 0 to below `end`, the same in each run. */
let seed = 1_506;
function random(end: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * end);
}

const countries = ["US", "DE", "BR"];
const ask = () => contextFor(market.infra, admin);

async function sell(buyer: Person, daysAgo: number): Promise<string> {
  const at = new Date(`${addDays(today, -daysAgo)}T${random(2) ? "00:00:00.000" : "23:59:59.999"}Z`);
  const id = await writeSale(market.infra, { buyer, lines: [line], at });
  await market.infra.db
    .update(orders)
    .set({
      shippingAddress: sql`jsonb_set(shipping_address, '{country}', ${JSON.stringify(countries[random(3)])}::jsonb)`,
    })
    .where(eq(orders.id, id));
  return id;
}

const cancel = (orderId: string) =>
  market.infra.db.update(parcels).set({ status: "cancelled" }).where(eq(parcels.orderId, orderId));

/** Dispatches it after some hours, and delivers most after some more; also on the hour of a whole day. */
const send = (orderId: string) => {
  const [away, there] = [random(6) * 12, random(5) * 24];
  const after = (hours: number) =>
    sql`(select paid_at from ${orders} where id = ${orderId}) + ${hours} * interval '1 hour'`;
  return market.infra.db
    .update(parcels)
    .set({
      status: random(4) ? "delivered" : "shipped",
      shippedAt: after(away),
      deliveredAt: random(4) ? after(away + there) : null,
    })
    .where(eq(parcels.orderId, orderId));
};

async function rowOf(query: SQL): Promise<Record<string, number | null>> {
  const { rows } = await market.infra.db.execute<Record<string, string | null>>(query);
  return Object.fromEntries(
    Object.entries(rows[0]!).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );
}

/** Straight from the orders. */
const buyersOf = (from: string, to: string) =>
  rowOf(sql`
    select count(*) filter (where nth = 1) as "newBuyers", count(*) filter (where nth > 1) as "returningOrders"
    from (select created_at, row_number() over (partition by user_id order by created_at, id) as nth
      from ${orders} where paid_at is not null and status <> 'cancelled') kept
    where (created_at at time zone 'UTC')::date between ${from} and ${to}`);

const tripsOf = (from: string, to: string, step: "shipped_at" | "delivered_at", country = "%") =>
  rowOf(sql`
    select count(*) as parcels, percentile_disc(0.5) within group (order by days) as "medianDays",
      percentile_disc(0.9) within group (order by days) as "mostDays"
    from (select ceil(extract(epoch from p.${sql.raw(step)} - o.paid_at) / 86400) as days
      from ${orders} o join ${parcels} p on p.order_id = o.id
      where o.paid_at is not null and p.${sql.raw(step)} is not null and o.shipping_address ->> 'country' like ${country}
        and (o.created_at at time zone 'UTC')::date between ${from} and ${to}) sent`);

test("after random sales, late payments, cancellations and deliveries each period equals the orders", async () => {
  const sold: string[] = [];
  for (let round = 0; round < 5; round++) {
    for (let index = 0; index < 10; index++) sold.push(await sell(buyers[random(12)]!, random(30)));
    await recountDays(market.infra);
    // An order that is the first, or no longer, changes what the buyer's next one is.
    await cancel(sold[random(sold.length)]!);
    await sell(buyers[random(12)]!, 30 + random(5));
    for (let index = 0; index < 8; index++) await send(sold[random(sold.length)]!);
    await Promise.all([recountDays(market.infra), recountDays(market.infra)]);
    expect(await market.infra.db.$count(changedDays)).toBe(0);
    for (const [from, to] of [
      [addDays(today, -17), today],
      [addDays(today, -40), addDays(today, -random(20))],
      [addDays(today, -9), addDays(today, -9)],
    ] as const) {
      const { totals, before, deliveries } = await getMarketAnalytics(ask(), { from, to });
      expect(totals).toMatchObject(await buyersOf(from, to));
      expect(totals.newBuyers + totals.returningOrders).toBe(totals.orders);
      const [earlier, until] = [addDays(from, -spanOf(from, to)), addDays(from, -1)];
      expect(before).toMatchObject(await buyersOf(earlier, until));
      expect(deliveries.dispatched.now).toEqual(await tripsOf(from, to, "shipped_at"));
      expect(deliveries.delivered.now).toEqual(await tripsOf(from, to, "delivered_at"));
      expect(deliveries.delivered.before).toEqual(await tripsOf(earlier, until, "delivered_at"));
      for (const { country, ...times } of deliveries.countries)
        expect(times).toEqual(await tripsOf(from, to, "delivered_at", country));
      const medians = deliveries.countries.map(({ medianDays }) => medianDays!);
      expect(medians).toEqual([...medians].sort((a, b) => b - a));
    }
  }
});

test("what a figure counts are the orders that its link lists", async () => {
  const [from, to] = [addDays(today, -34), today];
  const { totals, deliveries } = await getMarketAnalytics(ask(), { from, to });
  const listed = async (more: object) => {
    const input = { sort: "oldest", from, to, ...more } as Parameters<typeof listOrdersAsAdmin>[1];
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listOrdersAsAdmin(ask(), { ...input, ...(cursor ? { cursor } : {}) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    return new Set(ids).size;
  };
  expect(await listed({ attention: "first" })).toBe(totals.newBuyers);
  expect(await listed({ attention: "returning" })).toBe(totals.returningOrders);
  // One parcel an order here.
  expect(await listed({ attention: "dispatched" })).toBe(deliveries.dispatched.now.parcels);
  expect(await listed({ attention: "delivered" })).toBe(deliveries.delivered.now.parcels);
  const [slowest] = deliveries.countries;
  expect(await listed({ attention: "delivered", country: slowest!.country })).toBe(slowest!.parcels);
});

/** The cohorts straight from the orders, one query for each cell. */
async function cohortOf(month: string): Promise<{ buyers: number; returned: number; later: number[] }> {
  const monthOf = sql`date_trunc('month', created_at at time zone 'UTC')::date`;
  const kept = sql`(select user_id, ${monthOf} as month from ${orders} where paid_at is not null and status <> 'cancelled')`;
  const members = sql`(select user_id from ${kept} k group by user_id having min(month) = ${month})`;
  const { rows } = await market.infra.db.execute<{ times: number }>(
    sql`select count(*)::int as times from ${kept} k where user_id in ${members} group by user_id`,
  );
  const later: number[] = [];
  for (let next = addMonths(month, 1); next <= today; next = addMonths(next, 1)) {
    const cell = sql`select count(distinct user_id) as buyers from ${kept} k where month = ${next} and user_id in ${members}`;
    later.push((await rowOf(cell)).buyers!);
  }
  return { buyers: rows.length, returned: rows.filter(({ times }) => times > 1).length, later };
}

test("cohorts equal the orders of the last twelve months; who bought before them is no new buyer", async () => {
  const more = await Promise.all(Array.from({ length: 9 }, () => addPerson(market.infra)));
  for (let index = 0; index < 45; index++) {
    const id = await sell(more[random(9)]!, random(330));
    if (random(6) === 0) await cancel(id);
  }
  await sell(more[0]!, 800);
  await countCohorts(market.infra);
  await countCohorts(market.infra);
  const { cohorts } = await getMarketAnalytics(ask(), {});
  expect(cohorts.countedAt).toBe(market.infra.clock.now().toISOString());
  for (const { month, ...counts } of cohorts.months) expect(counts).toEqual(await cohortOf(month));
  const first = addMonths(startOf("month", today), 1 - cohortMonths);
  const { newBuyers } = await buyersOf(first, today);
  expect(cohorts.months.reduce((sum, { buyers: count }) => sum + count, 0)).toBe(newBuyers);
  expect(cohorts.months.every(({ month }) => month >= first)).toBe(true);
  expect(cohorts.months.some(({ later }) => later.some((count) => count > 0))).toBe(true);
});

test("a cancellation and a payment of one buyer that did not see each other are put right by the night's run", async () => {
  const buyer = await addPerson(market.infra);
  const early = await sell(buyer, 3);
  await recountDays(market.infra);
  await market.infra.db.transaction(async (tx) => {
    await tx.update(parcels).set({ status: "cancelled" }).where(eq(parcels.orderId, early));
    await sell(buyer, 1);
    await recountDays(market.infra);
  });
  await recountDays(market.infra);
  const [from, to] = [addDays(today, -3), today];
  const counted = async () => (await getMarketAnalytics(ask(), { from, to })).totals.newBuyers;
  const right = (await buyersOf(from, to)).newBuyers!;
  expect(await counted()).toBe(right - 1);
  await countCohorts(market.infra);
  await recountDays(market.infra);
  expect(await counted()).toBe(right);
});

test("days that an earlier release summed are summed again, without a mark", async () => {
  const { db } = market.infra;
  await recountDays(market.infra);
  const counts = await db.select().from(marketDays).orderBy(marketDays.day, marketDays.country);
  await db.update(marketDays).set({ newBuyers: null });
  await recountDays(market.infra);
  expect(await db.select().from(marketDays).orderBy(marketDays.day, marketDays.country)).toEqual(counts);
});

test("the CSV has the new figures of each day", async () => {
  const [from, to] = [addDays(today, -20), addDays(today, -11)];
  const { totals, deliveries } = await getMarketAnalytics(ask(), { from, to });
  const { csv } = await exportMarketAnalytics(ask(), { from, to });
  const [header, ...lines] = csv.trim().split("\n");
  const sum = (name: string) => {
    const at = header!.split(",").indexOf(name);
    return lines.reduce((total, row) => total + Number(row.split(",")[at]), 0);
  };
  expect(sum("new_buyers")).toBe(totals.newBuyers);
  expect(sum("returning_orders")).toBe(totals.returningOrders);
  expect(sum("parcels_dispatched")).toBe(deliveries.dispatched.now.parcels);
  expect(sum("parcels_delivered")).toBe(deliveries.delivered.now.parcels);
  const median = header!.split(",").indexOf("median_days_to_delivery");
  for (const row of lines.map((text) => text.split(",")))
    expect(row[median]).toBe(`${(await tripsOf(row[0]!, row[0]!, "delivered_at")).medianDays ?? ""}`);
});
