import { type SQL, sql } from "drizzle-orm";
import type { Figure, Report } from "#domains/reports/report-table.ts";
import { accountMonths, placeMonths, vendorMonths } from "../tables.ts";
import { movedIn, sumsByAccount, sumsByPlace, sumsByVendor } from "./moved.ts";

/** The months to read: those that are stored, and those to be summed now. */
export type Span = { stored: readonly string[]; open: readonly string[] };

/** A condition on `month`. */
export const among = (months: readonly string[]): SQL =>
  months.length === 0
    ? sql`false`
    : sql`month in (${sql.join(
        months.map((month) => sql`${month}`),
        sql`, `,
      )})`;

/** Common table expressions that end with `summed`: the figures of these months by vendor, or by place. */
export function summedBy(side: "vendor" | "place", { stored, open }: Span): SQL {
  const [table, key, live] =
    side === "vendor"
      ? [vendorMonths, sql`vendor_id`, sumsByVendor]
      : [placeMonths, sql`country, state`, sumsByPlace];
  const kept = sql`select month, ${key}, figure, amount_usd, times from ${table} where ${among(stored)}`;
  if (open.length === 0) return sql`summed as (${kept})`;
  return sql`${movedIn(open)}, summed as (${kept} union all (${live}))`;
}

/** The same of the ledger, by account and kind. */
export const summedAccounts = ({ stored, open }: Span): SQL => sql`summed as (
  select month, account, kind, amount_usd from ${accountMonths} where ${among(stored)}
  ${open.length === 0 ? sql`` : sql`union all (${sumsByAccount(open)})`})`;

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
