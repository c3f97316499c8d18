import { type SQL, sql } from "drizzle-orm";
import { ledgerPostings } from "#domains/ledger/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { ReportLine } from "#domains/reports/contract.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { type Figure, figures, partsOf, type ReportName } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isBetween, isWithin, movedIn, startOfMonth } from "./internal/moved.ts";
import type { Whose } from "./internal/read-rows.ts";

const pageSize = 50;
type Input = Whose & { report: ReportName; month: string; after?: string | undefined };
type Row = Omit<ReportLine, "id" | "at" | "amountCents" | "orderNumber"> & {
  posting: string;
  at: Date | string;
  cents: number;
  orderNumber: string | null;
};

/** A line's place in the list: `<posting>.<figure>`. */
function readPlace(after: string | undefined): { posting: string; figure: Figure } | null {
  const [posting = "", name] = (after ?? "").split(".");
  const figure = figures.find((one) => one === name);
  return figure && /^[0-9a-f-]{36}$/.test(posting) ? { posting, figure } : null;
}

/** How far from its beginning a month is read until a page is full, in hours. */
const reaches = [2, 12, 72, 240, 750];

/**
 * What a report's total is made of in a month (UTC), in cents with its sign; of one vendor or place if named. Pages of 50,
 * oldest first; an unknown place begins at the first. For an admin.
 */
export async function listReportLines(
  { db }: SignedInCtx,
  input: Input,
): Promise<{ items: ReportLine[]; next: string | null }> {
  const parts = partsOf(input.report);
  const start = readPlace(input.after);
  const [from, end] = [await findStart(db, input.month, start), startOfMonth(monthAfter(input.month))];
  let rows: Row[] = [];
  for (const hours of reaches) {
    const until = sql`least(${from}::timestamptz + make_interval(hours => ${hours}), ${end}::timestamptz)`;
    rows = await readLines(db, input, start, isBetween(sql`${from}::timestamptz`, until));
    if (rows.length > pageSize) break;
  }
  const items = rows.slice(0, pageSize).map(({ posting, at, cents, orderNumber, figure, ...row }) => ({
    ...{ ...row, figure, id: `${posting}.${figure}`, at: new Date(at).toISOString() },
    orderNumber: orderNumber === null ? null : Number(orderNumber),
    amountCents: cents * (parts[figure] ?? 1),
  }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}

type Place = ReturnType<typeof readPlace>;

/** The moment of the page's first posting, which is that of the place if it is in the month. */
async function findStart(db: Db, month: string, start: Place): Promise<string> {
  if (!start) return startOfMonth(month);
  const { rows } = await db.execute<{ at: string }>(sql`
    select g.created_at::text as at from ${ledgerPostings} g where g.id = ${start.posting}::uuid and ${isWithin(month)}`);
  return rows[0]?.at ?? startOfMonth(month);
}

/** The lines of some postings, one more than a page has. */
async function readLines(
  db: Db,
  { report, vendorId, place }: Input,
  start: Place,
  chosen: SQL,
): Promise<Row[]> {
  const country = sql`o.shipping_address ->> 'country'`;
  const ofPlace = sql`concat_ws('-', ${country}, case when ${country} = 'US' then nullif(o.shipping_address ->> 'state', '') end)`;
  const { rows } = await db.execute<Row>(sql`
    with ${movedIn(chosen)}
    select m.posting_id as posting, m.at, m.figure, m.order_id as "orderId", o.number as "orderNumber",
      m.vendor_id as "vendorId", v.company_name as vendor, (sum(m.usd) * 100)::float8 as cents
    from moved m join ${vendors} v on v.id = m.vendor_id left join ${orders} o on o.id = m.order_id
    where m.usd <> 0 and m.figure = any(${sql.param(Object.keys(partsOf(report)))}::text[])
      and ${vendorId ? sql`m.vendor_id = ${vendorId}::uuid` : sql`true`}
      and ${place ? sql`${ofPlace} = ${place}` : sql`true`}
      and ${start ? sql`(m.at, m.posting_id, m.figure) > ((select at from posted where id = ${start.posting}::uuid), ${start.posting}::uuid, ${start.figure})` : sql`true`}
    group by m.posting_id, m.at, m.figure, m.order_id, o.number, m.vendor_id, v.company_name
    order by m.at, m.posting_id, m.figure limit ${pageSize + 1}`);
  return rows;
}
