import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import pg from "pg";
import { type BackedUpTable, listBackedUpTables, readVersion } from "./backed-up-tables.ts";

/** What a backup contains; `rows` by table. */
export type Manifest = {
  madeAt: string;
  version: string;
  tables: BackedUpTable[];
  rows: Record<string, number>;
  sequences: Record<string, string>;
};

const rowsAtOnce = 1_000;

export const fileOfTable = (folder: string, { name }: BackedUpTable) =>
  path.join(folder, `${name.replaceAll('"', "")}.jsonl.gz`);

/**
 * Writes all rows of a database into a folder, one compressed file of JSON lines a table, and returns what is in it. All of
 * one moment, while the market goes on: one transaction reads one snapshot. Needs no more than the right to read.
 */
export async function dumpDatabase(url: string, folder: string, now: Date): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url, application_name: "cafeto-backup" });
  // A connection that the server closes fails the query under way; without a listener it would end the process as well.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const tables = await listBackedUpTables(client);
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await dumpTable(client, table, folder);
    const version = await readVersion(client);
    return { madeAt: now.toISOString(), version, tables, rows, sequences: await readSequences(client) };
  } finally {
    await client.end();
  }
}

async function dumpTable(client: pg.Client, table: BackedUpTable, folder: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const row of readRows(client, table)) {
      count += 1;
      yield `${row}\n`;
    }
  }
  await pipeline(lines, zlib.createGzip({ level: 4 }), fs.createWriteStream(fileOfTable(folder, table)));
  return count;
}

/** Each row as JSON, as the database writes it: exact numbers, times with microseconds. */
async function* readRows(client: pg.Client, { name, columns }: BackedUpTable): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${columns.join(", ")} from ${name}) r`,
  );
  for (let more = true; more; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { row } of rows) yield row;
    more = rows.length === rowsAtOnce;
  }
  await client.query("close backup_rows");
}

async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last_value }) => [name, last_value]));
}
