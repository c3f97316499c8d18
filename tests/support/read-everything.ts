import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";

/** Every row of every table of the database as text, including the jobs', prefixed with its table's name. */
export async function readEverything({ db }: Pick<Infra, "db">): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`));
    all.push(...rows.map(({ row }) => `${name}: ${row}`).sort());
  }
  return all;
}

/** The rows that contain one of the marks, in any case. */
export function rowsWith(rows: readonly string[], marks: readonly string[]): string[] {
  const wanted = marks.map((mark) => mark.toLowerCase());
  return rows.filter((row) => wanted.some((mark) => row.toLowerCase().includes(mark)));
}

/** The tables of the rows, each once. */
export function tablesOf(rows: readonly string[]): string[] {
  return [...new Set(rows.map((row) => row.slice(0, row.indexOf(":"))))].sort();
}
