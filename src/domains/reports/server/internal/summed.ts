import { type SQL, sql } from "drizzle-orm";
import type { Figure, Report } from "#domains/reports/report-table.ts";
import {
  accountMonths,
  bookMonths,
  figureMonths,
  openAccountMonths,
  openFigureMonths,
  openPlaceMonths,
  openVendorMonths,
  placeMonths,
  vendorMonths,
} from "../tables.ts";
import {
  isUnsummed,
  movedIn,
  postedIn,
  sumsByAccount,
  sumsByFigure,
  sumsByPlace,
  sumsByVendor,
} from "./moved.ts";

/** The months to read: those that are stored, and those that are summed so far, to which the rest is added now. */
export type Span = { stored: readonly string[]; open: readonly string[] };

/** A condition on `month`. */
export const among = (months: readonly string[]): SQL =>
  months.length === 0
    ? sql`false`
    : sql`month in (${sql.join(
        months.map((month) => sql`${month}`),
        sql`, `,
      )})`;

/** By what figures are summed: `figure` is of all vendors together. */
export type Side = "vendor" | "place" | "figure";

const sides = {
  vendor: [vendorMonths, openVendorMonths, sql`month, vendor_id, figure, amount_usd, times`, sumsByVendor],
  place: [placeMonths, openPlaceMonths, sql`month, country, state, figure, amount_usd, times`, sumsByPlace],
  figure: [figureMonths, openFigureMonths, sql`month, figure, amount_usd, times`, sumsByFigure],
} as const;

/** Common table expressions that end with `summed`: the figures of these months by vendor, by place, or of all together. */
export function summedBy(side: Side, { stored, open }: Span): SQL {
  const [table, openTable, columns, live] = sides[side];
  const storedSums = sql`select ${columns} from ${table} where ${among(stored)}
    ${side === "figure" ? sql`union all ${totalsOf(stored)}` : sql``}`;
  if (open.length === 0) return sql`summed as (${storedSums})`;
  return sql`${movedIn(isUnsummed(open))}, summed as (
    ${storedSums} union all select ${columns} from ${openTable} where ${among(open)} union all (${live}))`;
}

/** Of stored months without totals, which an earlier release has stored: those of their vendors. Without such a month they aren't read. */
function totalsOf(stored: readonly string[]): SQL {
  const untotaled = sql`array(
    select month from ${bookMonths} where ${among(stored)}
      and not exists (select from ${figureMonths} where ${figureMonths.month} = ${bookMonths.month}))`;
  return sql`
    select month, figure, sum(amount_usd), sum(times)::int from ${vendorMonths}
    where month = any(${untotaled}) and cardinality(${untotaled}) > 0 group by month, figure`;
}

/** The same of the ledger, by account and kind. */
export function summedAccounts({ stored, open }: Span): SQL {
  const columns = sql`month, account, kind, amount_usd`;
  const storedSums = sql`select ${columns} from ${accountMonths} where ${among(stored)}`;
  if (open.length === 0) return sql`summed as (${storedSums})`;
  return sql`${postedIn(isUnsummed(open))}, summed as (
    ${storedSums} union all select ${columns} from ${openAccountMonths} where ${among(open)} union all (${sumsByAccount}))`;
}

/**
 * A report's columns over `summed`, in cents or as counts, with their names. With `from`, only of the months since, and what the
 * total was before as `opening`.
 */
export function columnsOf({ columns, total }: Report, from?: string): SQL {
  const since = from === undefined ? sql`true` : sql`month >= ${from}`;
  const each = Object.entries(columns).map(([name, column]) => {
    if ("counts" in column)
      return sql`coalesce(sum(times) filter (where figure = ${column.counts} and ${since}), 0)::float8 as ${sql.identifier(name)}`;
    return sql`${centsOf(column.of, since)} as ${sql.identifier(name)}`;
  });
  const column = columns[total]!;
  if (from !== undefined && "of" in column)
    each.push(sql`${centsOf(column.of, sql`month < ${from}`)} as opening`);
  return sql.join(each, sql`, `);
}

function centsOf(of: Partial<Record<Figure, 1 | -1>>, when: SQL): SQL {
  const parts = Object.entries(of).map(
    ([figure, sign]) => sql`when ${figure} then ${sql.raw(sign < 0 ? "-" : "")}amount_usd`,
  );
  return sql`(coalesce(sum(case figure ${sql.join(parts, sql` `)} end) filter (where ${when}), 0) * 100)::float8`;
}

/** Whether a row has anything to show. */
export function hasAny({ columns }: Report, from?: string): SQL {
  const names = [...Object.keys(columns), ...(from === undefined ? [] : ["opening"])];
  return sql.join(
    names.map((name) => sql`${sql.identifier(name)} <> 0`),
    sql` or `,
  );
}
