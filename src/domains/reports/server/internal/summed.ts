import { type SQL, sql } from "drizzle-orm";
import type { Report } from "#domains/reports/report-table.ts";
import { accountMonths, placeMonths, vendorMonths } from "../tables.ts";
import { movedIn, sumsByAccount, sumsByPlace, sumsByVendor } from "./moved.ts";

/** The months to read: those that are stored, and those to be summed now. */
export type Span = { stored: readonly string[]; open: readonly string[] };

const among = (months: readonly string[]): SQL =>
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

/** A report's columns over `summed`, in cents or as counts, with their names. */
export function columnsOf({ columns }: Report): SQL {
  const each = Object.entries(columns).map(([name, column]) => {
    if ("counts" in column)
      return sql`coalesce(sum(times) filter (where figure = ${column.counts}), 0)::float8 as ${sql.identifier(name)}`;
    const parts = Object.entries(column.of).map(
      ([figure, sign]) => sql`when ${figure} then ${sql.raw(sign < 0 ? "-" : "")}amount_usd`,
    );
    return sql`(coalesce(sum(case figure ${sql.join(parts, sql` `)} end), 0) * 100)::float8 as ${sql.identifier(name)}`;
  });
  return sql.join(each, sql`, `);
}
