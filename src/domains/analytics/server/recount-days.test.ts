import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { addDays, dayOf, spanOf } from "../periods.ts";
import { exportMarketAnalytics } from "./export-market-analytics.ts";
import { getMarketAnalytics } from "./get-market-analytics.ts";
import { recountDays } from "./recount-days.ts";
import { changedDays, productDays } from "./tables.ts";

let market: TestMarket;
let buyer: Awaited<ReturnType<typeof addPerson>>;
const goods: { vendorId: string; productId: string }[] = [];
let today: string;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  today = dayOf(market.infra.clock.now());
  buyer = await addPerson(market.infra);
  for (const _ of [1, 2, 3]) {
    const { vendor } = await addVendor(market.infra);
    const { id: productId } = await addProduct(market.infra, vendor.id);
    goods.push({ vendorId: vendor.id, productId });
  }
});
afterAll(() => market?.close());

/** Numbers from 0 to below `end`, the same in each run. */
let seed = 15;
function random(end: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * end);
}

async function sellAtRandom(): Promise<string> {
  const lines = goods
    .slice(random(goods.length))
    .map((one) => ({ ...one, quantity: 1 + random(4), unitPriceCents: 100 + random(4_000) }));
  const at = new Date(`${addDays(today, -random(20))}T${random(2) ? "00:00:00.000" : "23:59:59.999"}Z`);
  return writeSale(market.infra, { buyer, lines, at, status: random(8) === 0 ? "cancelled" : "processing" });
}

/** One unit of each line, with its commission. */
async function refundAtRandom(orderId: string): Promise<void> {
  await market.infra.db
    .update(orderItems)
    .set({
      refundedQuantity: 1,
      refundedCents: sql`unit_price_usd`,
      refundedCommissionCents: sql`round(commission_usd / quantity, 2) * 0.5`,
    })
    .where(eq(orderItems.orderId, orderId));
}

const cancel = (orderId: string) =>
  market.infra.db.update(parcels).set({ status: "cancelled" }).where(eq(parcels.orderId, orderId));

/** The same figures straight from the orders. */
async function sumRows(from: string, to: string) {
  const { rows } = await market.infra.db.execute<Record<string, string>>(sql`
    with placed as (select * from ${orders} where paid_at is not null
      and (created_at at time zone 'UTC')::date between ${from} and ${to})
    select count(*) filter (where status <> 'cancelled') as orders, count(*) filter (where status = 'cancelled') as cancelled,
      round(coalesce(sum(goods_usd), 0) * 100) as "goodsCents", round(coalesce(sum(shipping_usd), 0) * 100) as "shippingCents",
      round(coalesce(sum(tax_usd), 0) * 100) as "taxCents",
      (select round(coalesce(sum(refunded_usd), 0) * 100) from ${orderItems} where order_id in (select id from placed)) as "refundedCents",
      (select round(coalesce(sum(commission_usd - refunded_commission_usd), 0) * 100) from ${orderItems}
        where order_id in (select id from placed)) as "commissionCents"
    from placed`);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
}

const ask = () => contextFor(market.infra, buyer);

test("after random sales, refunds and cancellations the sums of each period equal the orders", async () => {
  const sold: string[] = [];
  for (let round = 0; round < 4; round++) {
    for (let index = 0; index < 12; index++) sold.push(await sellAtRandom());
    // Others' refunds run while the days are summed: their days are marked again.
    await Promise.all([recountDays(market.infra), recountDays(market.infra), refundAtRandom(sold[round]!)]);
    await refundAtRandom(sold[random(sold.length)]!);
    await cancel(sold[random(sold.length)]!);
    await recountDays(market.infra);
    expect(await market.infra.db.$count(changedDays)).toBe(0);
    for (const [from, to] of [
      [addDays(today, -19), today],
      [today, today],
      [addDays(today, -random(19)), addDays(today, -1)],
    ] as const) {
      const { totals, countries, vendors, products } = await getMarketAnalytics(ask(), { from, to });
      expect(totals).toMatchObject(await sumRows(from, to));
      expect(totals.revenueCents).toBe(totals.goodsCents - totals.refundedCents);
      const sum = (rows: { revenueCents: number }[]) =>
        rows.reduce((total, row) => total + row.revenueCents, 0);
      expect(sum(vendors)).toBe(totals.revenueCents);
      expect(sum(products)).toBe(totals.revenueCents);
      expect(countries.reduce((total, row) => total + row.orders, 0)).toBe(totals.orders);
    }
  }
});

test("an order that is not paid marks no day, and counts nowhere", async () => {
  const before = await getMarketAnalytics(ask(), { period: "30d" });
  await writeSale(market.infra, {
    buyer,
    lines: [{ ...goods[0]!, quantity: 1, unitPriceCents: 900 }],
    status: "pending",
  });
  expect(await market.infra.db.$count(changedDays)).toBe(0);
  expect((await getMarketAnalytics(ask(), { period: "30d" })).totals).toEqual(before.totals);
});

test("views and cart-adds of each period equal the products', and follow what is counted today and late yesterday", async () => {
  const { db } = market.infra;
  const sum = async (from: string, to: string) => {
    const { rows } = await db.execute<{ views: number; cartAdds: number }>(sql`
      select (select coalesce(sum(views), 0)::int from ${productViews} where day between ${from} and ${to}) as views,
        (select coalesce(sum(cart_adds), 0)::int from ${productDays} where day between ${from} and ${to}) as "cartAdds"`);
    return rows[0]!;
  };
  const count = (productId: string, day: string) => [
    db
      .insert(productViews)
      .values({ productId, day, views: 1 + random(9) })
      .onConflictDoUpdate({
        target: [productViews.productId, productViews.day],
        set: { views: sql`product_views.views + 1` },
      }),
    db
      .insert(productDays)
      .values({ productId, day, cartAdds: random(3) })
      .onConflictDoUpdate({
        target: [productDays.productId, productDays.day],
        set: { cartAdds: sql`product_days.cart_adds + 1` },
      }),
  ];
  for (const days of [
    [9, 4, 3, 1],
    [1, 0],
    [1, 0, 0],
  ]) {
    for (const ago of days)
      for (const { productId } of goods) await Promise.all(count(productId, addDays(today, -ago)));
    await Promise.all([recountDays(market.infra), recountDays(market.infra)]);
    for (const [from, to] of [
      [addDays(today, -5), today],
      [addDays(today, -4), addDays(today, -1)],
      [today, today],
    ] as const) {
      const { totals, before } = await getMarketAnalytics(ask(), { from, to });
      expect(totals).toMatchObject(await sum(from, to));
      expect(before).toMatchObject(await sum(addDays(from, -spanOf(from, to)), addDays(from, -1)));
    }
  }
});

test("a period is compared with as many days before it; its CSV has each day and the same sums", async () => {
  const week = { from: addDays(today, -6), to: today };
  const { before, totals, points } = await getMarketAnalytics(ask(), week);
  expect(before).toMatchObject(await sumRows(addDays(today, -13), addDays(today, -7)));
  expect(points.reduce((sum, { orders: count }) => sum + count, 0)).toBe(totals.orders);
  const { csv, fileName } = await exportMarketAnalytics(ask(), week);
  const [header, ...lines] = csv.trim().split("\n");
  expect(fileName).toBe(`cafeto-market-${week.from}-${week.to}.csv`);
  expect(lines).toHaveLength(7);
  const at = header!.split(",").indexOf("revenue_usd");
  const cents = lines.map((line) => Math.round(Number(line.split(",")[at]) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(totals.revenueCents);
});
