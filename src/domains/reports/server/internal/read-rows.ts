import { type SQL, sql } from "drizzle-orm";
import { type Report, type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { vendorMonths } from "../tables.ts";
import { among, columnsOf, hasAny, type Span, summedBy } from "./summed.ts";

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

const sideOf = (name: ReportName) => (reportOf(name).by === "vendor" ? "vendor" : "place");

/** A report's sums over all its rows; `from` as for `columnsOf`. */
export async function readTotals(
  db: Db,
  name: ReportName,
  span: Span,
  { whose = {}, from }: { whose?: Whose; from?: string | undefined } = {},
): Promise<Values> {
  const { rows } = await db.execute<Values>(sql`
    with ${summedBy(sideOf(name), span)} select ${columnsOf(reportOf(name), from)} from summed where ${only(whose)}`);
  return rows[0]!;
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
  const summed = summedBy(sideOf(name), span);
  if (isByMonth || report.by === "place") {
    const key = isByMonth ? sql`month` : place;
    const since = from === undefined ? sql`true` : sql`month >= ${from}`;
    const { rows } = await db.execute<RawRow>(sql`
      with ${summed}, listed as (
        select ${key} as key, ${key} as sort, ${columns} from summed where ${only(whose)} and ${since} group by ${key}
      )
      select * from listed where key > ${after} and (${hasAny(report, from)}) order by key limit ${limit}`);
    return rows;
  }
  if (from !== undefined && whose.vendorId === undefined)
    return readBalances(db, report, { ...span, from, after, limit });
  const sort = sql`lower(v.company_name) || ' ' || v.id`;
  const { rows } = await db.execute<RawRow>(sql`
    with ${summed}, listed as (select vendor_id, ${columns} from summed group by vendor_id)
    select v.id as key, ${sort} as sort, v.company_name as name, listed.*
    from listed join ${vendors} v on v.id = listed.vendor_id
    where ${sort} > ${after} and (${hasAny(report, from)}) order by ${sort} limit ${limit}`);
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

type Balances = Span & { from: string; after: string; limit: number };

/**
 * The rows of a report with balances. A balance needs each stored month before, of which only those of the vendors on the page
 * are read, one vendor after another by the key of its months: so a page costs the same whatever the number of vendors is.
 */
async function readBalances(
  db: Db,
  report: Report,
  { stored, open, from, after, limit }: Balances,
): Promise<RawRow[]> {
  const isBefore = (month: string) => month < from;
  const span = { stored: stored.filter((month) => !isBefore(month)), open };
  const names = Object.keys(report.columns).map((name) => sql.identifier(name));
  const earlier = columnsOf(report, from);
  const { rows } = await db.execute<RawRow>(sql`
    with ${summedBy("vendor", span)}, moved_since as materialized (
      select vendor_id, ${columnsOf(report, from)} from summed group by vendor_id
    ), in_order as (
      select id, lower(company_name) || ' ' || id as sort, company_name as name from ${vendors} order by 2
    ), listed as (
      select v.id as key, v.sort, v.name, ${sql.join(
        names.map((name) => sql`coalesce(since.${name}, 0) as ${name}`),
        sql`, `,
      )}, coalesce(since.opening, 0) + earlier.opening as opening
      from in_order v left join moved_since since on since.vendor_id = v.id
      cross join lateral (
        select opening from (
          select ${earlier} from (
            select month, figure, amount_usd, times from ${vendorMonths} m where m.vendor_id = v.id and ${among(stored.filter(isBefore))}
          ) before
        ) sums
      ) earlier
      where v.sort > ${after}
    )
    select * from listed where ${hasAny(report, from)} order by sort limit ${limit}`);
  return rows;
}
