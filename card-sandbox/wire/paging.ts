import type { SQLInputValue } from "node:sqlite";
import { z } from "zod";
import type { Store } from "../store/open-store.ts";
import { badParam, missing } from "./api-error.ts";
import { expand, integer } from "./read-params.ts";

export const pageParams = z.strictObject({
  limit: integer.optional(),
  starting_after: z.string().max(255).optional(),
  ending_before: z.string().max(255).optional(),
  expand,
});

export type PageParams = z.output<typeof pageParams>;

/** `created=…` or `created[gte]=…`, seconds. */
export const createdRange = z.union([
  integer,
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

export interface List<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

/** Conditions of a list, joined with AND; each holds its `?` values. */
export interface Filter {
  sql: string;
  value: SQLInputValue;
}

/** The filters of a `created` parameter. */
export function createdFilters(created: z.output<typeof createdRange> | undefined): Filter[] {
  if (created === undefined) return [];
  if (typeof created === "number") return [{ sql: "created = ?", value: created }];
  const signs = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
  return Object.entries(created).map(([name, value]) => ({
    sql: `created ${signs[name as keyof typeof signs]} ?`,
    value: value as number,
  }));
}

/** How many things a page holds: 10 unless told, at most 100. */
export function readLimit(limit: number | undefined): number {
  if (limit === undefined) return 10;
  if (limit < 1 || limit > 100)
    throw badParam("limit", "A page holds from 1 to 100.", "parameter_invalid_integer");
  return limit;
}

export type ListedTable =
  | "accounts"
  | "balance_transactions"
  | "customers"
  | "events"
  | "invoice_items"
  | "invoice_payments"
  | "invoices"
  | "payment_methods"
  | "payouts"
  | "prices"
  | "products"
  | "refunds"
  | "sessions"
  | "subscription_schedules"
  | "subscriptions"
  | "test_clocks"
  | "transfer_reversals"
  | "transfers";

/** The filter of a column, or none where nothing was asked for. */
export function equal(column: string, value: SQLInputValue | undefined): Filter[] {
  return value === undefined ? [] : [{ sql: `${column} = ?`, value }];
}

/** One page of a table's rows, newest first, after or before a given one. */
export function readPage<Row>(
  store: Store,
  table: ListedTable,
  columns: string,
  filters: Filter[],
  page: Omit<PageParams, "expand">,
): { rows: Row[]; hasMore: boolean } {
  const limit = readLimit(page.limit);
  const isBackwards = page.ending_before !== undefined;
  const cursor = page.ending_before ?? page.starting_after;
  const all = [...filters];
  if (cursor !== undefined) {
    const row = store.find<{ seq: number }>(`SELECT rowid AS seq FROM ${table} WHERE id = ?`, cursor);
    if (!row) throw missing(table.slice(0, -1), cursor, isBackwards ? "ending_before" : "starting_after");
    all.push({ sql: isBackwards ? "rowid > ?" : "rowid < ?", value: row.seq });
  }
  const where = all.length > 0 ? `WHERE ${all.map(({ sql }) => sql).join(" AND ")}` : "";
  const rows = store.all<Row>(
    `SELECT ${columns} FROM ${table} ${where} ORDER BY rowid ${isBackwards ? "ASC" : "DESC"} LIMIT ?`,
    ...all.map(({ value }) => value),
    limit + 1,
  );
  const kept = rows.slice(0, limit);
  return { rows: isBackwards ? kept.reverse() : kept, hasMore: rows.length > limit };
}
