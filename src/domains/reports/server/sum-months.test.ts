import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerPostings } from "#domains/ledger/server/tables.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { reportNames } from "#domains/reports/report-table.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { getReport } from "./get-report.ts";
import { lockBooks } from "./internal/book-months.ts";
import { sumPiece } from "./internal/store-month.ts";
import { sumMonths } from "./sum-months.ts";
import { bookMonths, openMonths, openVendorMonths } from "./tables.ts";

const current = new Date().toISOString().slice(0, 7);
const [older, last] = [monthAfter(current, -2), monthAfter(current, -1)];
/** On the first and the last day of a month, at its first and last moment, and between. */
const moments = [
  "01T00:00:00.000Z",
  "01T23:59:59.999Z",
  "02T00:00:00.000Z",
  "14T07:30:00.000Z",
  "28T23:00:00.000Z",
];

let market: TestMarket;
let admin: SignedInCtx;
const goods: { vendorId: string; productId: string }[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const { infra } = market;
  admin = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  for (const _ of [1, 2]) {
    const { vendor } = await addVendor(infra);
    goods.push({ vendorId: vendor.id, productId: (await addProduct(infra, vendor.id)).id });
  }
  for (const month of [older, last])
    for (const moment of moments) await sellAt(new Date(`${month}-${moment}`));
  for (const hours of [50, 3, 2, 0]) await sellAt(new Date(Date.now() - hours * 3_600_000));
});
afterAll(() => market?.close());

/** An order with a line of each vendor, and its postings of that moment as `postSale` writes them. */
async function sellAt(at: Date): Promise<void> {
  const buyer = await addPerson(market.infra);
  const lines = goods.map((one, index) => ({ ...one, quantity: 1 + index, unitPriceCents: 1_000 }));
  const orderId = await writeSale(market.infra, { buyer, lines, at });
  await market.infra.db.execute(sql`
    with posted as (
      insert into ledger_postings (kind, reference_id, order_id, created_at)
      select kind, reference_id, ${orderId}, ${at.toISOString()} from (
        select kind, id as reference_id from order_items cross join (values ('sale'), ('commission')) as kinds (kind) where order_id = ${orderId}
        union all select 'shipping', id from parcels where order_id = ${orderId}
      ) things returning id, kind, reference_id
    ), moved as (
      select posted.id, p.vendor_id,
        case kind when 'sale' then 'card_clearing' when 'commission' then 'vendor_payable' else 'card_clearing' end as debit,
        case kind when 'commission' then 'commission_revenue' else 'vendor_payable' end as credit,
        case kind when 'sale' then i.total_price_usd when 'commission' then i.commission_usd else p.shipping_usd end as usd
      from posted left join order_items i on i.id = reference_id join parcels p on p.id = coalesce(i.parcel_id, reference_id)
    )
    insert into ledger_entries (posting_id, account, vendor_id, amount_usd)
    select id, account, case account when 'vendor_payable' then vendor_id end, sign * usd
    from moved cross join lateral (values (debit, 1), (credit, -1)) as entry (account, sign)`);
}

/** Each report of each month and of the years that they are in. */
async function readAll() {
  const years = [...new Set([older, last, current].map((month) => month.slice(0, 4)))];
  const asked = reportNames.flatMap((report) =>
    (report === "yearly" ? years : [older, last, current, ...years]).map((period) => ({ report, period })),
  );
  const views = [];
  for (const one of asked) views.push(await getReport(admin, one));
  return views;
}

const sumNextPiece = (month: string) =>
  market.infra.db.transaction(async (db) => {
    await lockBooks(db);
    return sumPiece(db, month);
  });

test("after each piece that was summed the reports are the same, and what the ledger says", async () => {
  const rows = await readAll();
  expect(rows.filter(({ differenceCents }) => differenceCents !== 0)).toEqual([]);
  expect(rows.find(({ report, period }) => report === "sales" && period === last)!.totals).toMatchObject({
    ...{ orders: moments.length, goods: moments.length * 3_000, shipping: moments.length * 1_000 },
  });
  const days: string[] = [];
  while (await sumNextPiece(last)) {
    const [open] = await market.infra.db.select().from(openMonths);
    days.push(open!.summedUntil.toISOString());
    // Three pieces have sales; the others are empty, and cheap to look at once.
    if (days.length < 3 || days.length === 14 || days.length > 27) expect(await readAll()).toEqual(rows);
  }
  const length = (Date.parse(`${current}-01`) - Date.parse(`${last}-01`)) / 86_400_000;
  expect(days).toHaveLength(length);
  expect(days.at(-1)).toBe(`${current}-01T00:00:00.000Z`);
  // The month is interrupted just before it is stored, and the job goes on: side by side with itself.
  await Promise.all([sumMonths(market.infra), sumMonths(market.infra)]);
  expect(await readAll()).toEqual(rows);
  const stored = await market.infra.db
    .select({ month: bookMonths.month })
    .from(bookMonths)
    .orderBy(bookMonths.month);
  expect(stored.map(({ month }) => month)).toEqual([older, last]);
  const open = await market.infra.db.select().from(openMonths);
  expect(open.map(({ month }) => month)).toEqual([current]);
  expect(Date.now() - open[0]!.summedUntil.getTime()).toBeLessThan(2 * 3_600_000 + 60_000);
});

test("what is posted after the sums of the running month is added to them, in the hour it happens and later", async () => {
  const before = await getReport(admin, { report: "sales", period: current });
  await sellAt(new Date());
  const after = await getReport(admin, { report: "sales", period: current });
  expect(after.totals["orders"]).toBe(before.totals["orders"]! + 1);
  expect(after.differenceCents).toBe(0);
  await sumMonths(market.infra);
  expect(await getReport(admin, { report: "sales", period: current })).toEqual(after);
});

test("a posting dated before what is summed ends the sums of its month, and counts", async () => {
  const { db } = market.infra;
  await db.execute(sql`delete from book_months where month = ${last}`);
  await sumNextPiece(last);
  await sumNextPiece(last);
  const sums = () => db.$count(openVendorMonths, sql`month = ${last}`);
  expect(await sums()).toBeGreaterThan(0);
  // In a part that is not summed: they stay.
  await db
    .insert(ledgerPostings)
    .values({ kind: "sale", referenceId: randomUUID(), createdAt: new Date(`${last}-20T00:00:00Z`) });
  expect(await sums()).toBeGreaterThan(0);
  await sellAt(new Date(`${last}-02T12:00:00Z`));
  expect(await sums()).toBe(0);
  const again = await getReport(admin, { report: "sales", period: last });
  expect(again.totals["orders"]).toBe(moments.length + 1);
  await sumMonths(market.infra);
  expect(await getReport(admin, { report: "sales", period: last })).toEqual(again);
});
