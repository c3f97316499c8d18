import type { SQLInputValue } from "node:sqlite";
import { z } from "zod";
import type { Store } from "../store/open-store.ts";
import type { Table } from "../store/stored-object.ts";
import { badParam, missing } from "./api-error.ts";
import { expand, integer } from "./read-params.ts";

export const pageParams = z.strictObject({
  limit: integer.optional(),
  starting_after: z.string().max(255).optional(),
  expand,
});

export type PageParams = z.output<typeof pageParams>;

/** `created[gte]=…` and `created[lt]=…`, seconds. */
export const createdRange = z.strictObject({ gte: integer.optional(), lt: integer.optional() });

/** Conditions of a list, joined with AND; each holds its `?` values. */
export interface Filter {
  sql: string;
  value: SQLInputValue;
}

/** The filters of a `created` parameter. */
export function createdFilters({ gte, lt }: z.output<typeof createdRange> = {}): Filter[] {
  const from = gte === undefined ? [] : [{ sql: "created >= ?", value: gte }];
  return lt === undefined ? from : [...from, { sql: "created < ?", value: lt }];
}

/** How many things a page holds: 10 unless told, at most 100. */
function readLimit(limit: number | undefined): number {
  if (limit === undefined) return 10;
  if (limit < 1 || limit > 100)
    throw badParam("limit", "A page holds from 1 to 100.", "parameter_invalid_integer");
  return limit;
}

/** The filter of a column, or none where nothing was asked for. */
export function equal(column: string, value: SQLInputValue | undefined): Filter[] {
  return value === undefined ? [] : [{ sql: `${column} = ?`, value }];
}

/** One page of a table's rows, newest first, after a given one. */
export function readPage<Row>(
  store: Store,
  table: Table,
  columns: string,
  filters: Filter[],
  page: Omit<PageParams, "expand">,
): { rows: Row[]; hasMore: boolean } {
  const limit = readLimit(page.limit);
  const cursor = page.starting_after;
  const all = [...filters];
  if (cursor !== undefined) {
    const row = store.find<{ seq: number }>(`SELECT seq FROM ${table} WHERE id = ?`, cursor);
    if (!row) throw missing(table.slice(0, -1), cursor, "starting_after");
    all.push({ sql: "seq < ?", value: row.seq });
  }
  const where = all.length > 0 ? `WHERE ${all.map(({ sql }) => sql).join(" AND ")}` : "";
  const rows = store.all<Row>(
    `SELECT ${columns} FROM ${table} ${where} ORDER BY seq DESC LIMIT ?`,
    ...all.map(({ value }) => value),
    limit + 1,
  );
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
