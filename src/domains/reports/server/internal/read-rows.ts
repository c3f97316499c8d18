import { type SQL, sql } from "drizzle-orm";
import { type Report, type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { openVendorMonths, vendorMonths } from "../tables.ts";
import { isUnsummed, movedIn, sumsByVendor } from "./moved.ts";
import { among, columnsOf, hasAny, type Side, type Span, summedBy } from "./summed.ts";

export type Values = Record<string, number>;
/** Whose figures: all, a vendor's, or those of a place, as `US-OR` or `CO`. */
export type Whose = { vendorId?: string | undefined; place?: string | undefined };
export type RawRow = Record<string, unknown> & { key: string; sort: string };

/** A place as its key. */
const place = sql`concat_ws('-', country, nullif(state, ''))`;

/** What narrows `summed` to one vendor or place. */
function only({ vendorId, place: wanted }: Whose): SQL {
  if (vendorId) return sql`vendor_id = ${vendorId}::uuid`;
  return wanted ? sql`${place} = ${wanted}` : sql`true`;
}

export const sideOf = (name: ReportName) => (reportOf(name).by === "vendor" ? "vendor" : "place");

/** A report's sums over all its rows; `from` as for `columnsOf`. */
export async function readTotals(
  db: Db,
  name: ReportName,
  span: Span,
  { whose = {}, from }: { whose?: Whose; from?: string | undefined } = {},
): Promise<Values> {
  const isOfVendors = sideOf(name) === "vendor" && whose.vendorId === undefined;
  const { rows } = await db.execute<Values>(sql`
    with ${summedBy(isOfVendors ? "figure" : sideOf(name), span)} select ${columnsOf(reportOf(name), from)} from summed where ${only(whose)}`);
  return rows[0]!;
}

/** What each figure comes to, in cents. */
export async function readFigures(db: Db, side: Side, span: Span): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ figure: string; cents: string }>(sql`
    with ${summedBy(side, span)} select figure, ${inCents(sql`sum(amount_usd)`)} as cents from summed group by figure`);
  return new Map(rows.map(({ figure, cents }) => [figure, Number(cents)]));
}

type Asked = { whose: Whose; from?: string | undefined; after?: string | undefined; limit: number };

/** A report's rows after another one, by their name or month: of a named vendor or place, its months. Without rows of zeros. */
export async function readRows(
  db: Db,
  name: ReportName,
  span: Span,
  { whose, from, after = "", limit }: Asked,
): Promise<RawRow[]> {
  const report = reportOf(name);
  const columns = columnsOf(report, from);
  const isByMonth = report.by === "month" || whose.vendorId !== undefined || whose.place !== undefined;
  if (!isByMonth && report.by === "vendor") return readVendors(db, report, { ...span, from, after, limit });
  const key = isByMonth ? sql`month` : place;
  const since = from === undefined ? sql`true` : sql`month >= ${from}`;
  const { rows } = await db.execute<RawRow>(sql`
    with ${summedBy(sideOf(name), span)}, listed as (
      select ${key} as key, ${key} as sort, ${columns} from summed where ${only(whose)} and ${since} group by ${key}
    )
    select * from listed where key > ${after} and (${hasAny(report, from)}) order by key limit ${limit}`);
  return rows;
}

/** The same by quarter, of some vendors. */
export async function readQuarters(
  db: Db,
  name: ReportName,
  span: Span,
  vendorIds: readonly string[],
): Promise<(Values & { vendor_id: string; quarter: number })[]> {
  const { rows } = await db.execute<Values & { vendor_id: string; quarter: number }>(sql`
    with ${summedBy("vendor", span)}
    select vendor_id, ceil(right(month, 2)::int / 3.0)::int as quarter, ${columnsOf(reportOf(name))}
    from summed where vendor_id = any(${sql.param(vendorIds)}::uuid[]) group by 1, 2 order by 1, 2`);
  return rows;
}

type Page = Span & { from: string | undefined; after: string; limit: number };

/** If no more than so many sums are of what a report shows, their vendors are the only ones that are looked at. */
const few = 2_000;

/** The vendors of a report that is about few of them, such as payouts of the running month; null if it is about many. */
async function findFew(db: Db, { columns }: Report, { stored, open }: Span): Promise<string[] | null> {
  const names = Object.values(columns).flatMap((column) =>
    "counts" in column ? [column.counts] : Object.keys(column.of),
  );
  const isShown = sql`figure = any(${sql.param([...new Set(names)])}::text[])`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select vendor_id as id from ${vendorMonths} where ${among(stored)} and ${isShown}
    union all select vendor_id from ${openVendorMonths} where ${among(open)} and ${isShown}
    limit ${few + 1}`);
  return rows.length > few ? null : [...new Set(rows.map(({ id }) => id))];
}

/**
 * The rows of vendors in the order of an index, one vendor after another by the key of its months: so a page costs the same
 * whatever the number of vendors is, and of months before a balance.
 */
async function readVendors(
  db: Db,
  report: Report,
  { stored, open, from, after, limit }: Page,
): Promise<RawRow[]> {
  const columns = sql`month, figure, amount_usd, times`;
  const ids = from === undefined ? await findFew(db, report, { stored, open }) : null;
  const isNew = open.length > 0 ? sql`or v.id in (select vendor_id from moved_since)` : sql``;
  const isAmong = ids ? sql`(v.id = any(${sql.param(ids)}::uuid[]) ${isNew})` : sql`true`;
  const rest = sql`
    union all select ${columns} from ${openVendorMonths} o where o.vendor_id = v.id and ${among(open)}
    union all select ${columns} from moved_since where moved_since.vendor_id = v.id`;
  const { rows } = await db.execute<RawRow>(sql`
    with ${open.length > 0 ? sql`${movedIn(isUnsummed(open))}, moved_since as materialized (${sumsByVendor}),` : sql``} listed as (
      select v.id as key, ${vendorOrder} as sort, v.company_name as name, sums.*
      from ${vendors} v cross join lateral (
        select ${columnsOf(report, from)} from (
          select ${columns} from ${vendorMonths} m where m.vendor_id = v.id and ${among(stored)}
          ${open.length > 0 ? rest : sql``}
        ) summed
      ) sums
      where ${isAmong} and ${vendorOrder} > ${after} and (${hasAny(report, from)}) order by ${vendorOrder} limit ${limit}
    )
    select * from listed`);
  return rows;
}

/** As their index has it. */
const vendorOrder = sql`(lower(v.company_name) || ' ' || v.id::text)`;
