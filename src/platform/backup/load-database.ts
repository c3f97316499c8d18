import fs from "node:fs";
import readline from "node:readline";
import zlib from "node:zlib";
import pg from "pg";
import { StartError } from "#platform/start-error.ts";
import { type BackedUpTable, listBackedUpTables, readVersion } from "./backed-up-tables.ts";
import { fileOfTable, type Manifest } from "./dump-database.ts";

const rowsAtOnce = 500;

/**
 * Writes a backup's rows into a migrated database without users, all or nothing. What triggers would write is in the backup
 * too, so they are off meanwhile. A StartError for a database in use, and for a backup of another version.
 */
export async function loadDatabase(url: string, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "cafeto-restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    if ((await readVersion(client)) !== manifest.version)
      throw new StartError(
        "The backup was made by another version of Cafeto: restore it with that version, then upgrade.",
      );
    await client.query("begin");
    const { rows } = await client.query("select from users limit 1");
    if (rows.length > 0)
      throw new StartError("The database is in use: restore into an empty one, or another DATA_DIR.");
    await loadTables(client, folder, manifest);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function loadTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const tables = await listBackedUpTables(client);
  const names = tables.map(({ name }) => name);
  const isOwn = (name: string) => name.startsWith("public.");
  for (const name of names.filter(isOwn)) await client.query(`alter table ${name} disable trigger user`);
  // Other tables of the queue refer to these, and are filled anew by it.
  await client.query(`truncate ${names.join(", ")} cascade`);
  for (const table of tables) {
    const count = await loadTable(client, table, folder);
    if (count !== manifest.rows[table.name])
      throw new Error(
        `${table.name} has ${count} rows in the backup instead of ${manifest.rows[table.name]}`,
      );
  }
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query("select setval($1, $2)", [name, last]);
  // References are checked before triggers may be switched on again.
  await client.query("set constraints all immediate");
  for (const name of names.filter(isOwn)) await client.query(`alter table ${name} enable trigger user`);
}

async function loadTable(client: pg.Client, table: BackedUpTable, folder: string): Promise<number> {
  const lines = readline.createInterface({
    input: fs.createReadStream(fileOfTable(folder, table)).pipe(zlib.createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const columns = table.columns.join(", ");
  const insert = async (batch: string[]) =>
    client.query(
      `insert into ${table.name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`,
      [`[${batch.join(",")}]`],
    );
  let count = 0;
  const batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    count += 1;
    if (batch.length >= rowsAtOnce) await insert(batch.splice(0));
  }
  if (batch.length > 0) await insert(batch);
  return count;
}
