import { type SQL, sql } from "drizzle-orm";
import { type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { columnsOf, hasAny, type Span, summedBy } from "./summed.ts";

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
