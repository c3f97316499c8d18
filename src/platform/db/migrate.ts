import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "#platform/start-error.ts";

const migrationLock = 7_203_551;

/** Brings the schema up to date, one process at a time: the others wait on an advisory lock and find nothing to do. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "cafeto-migrate" });
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await assertReachable(db, folder);
    for (const extension of ["pg_trgm", "unaccent"])
      await db.execute(sql.raw(`create extension if not exists ${extension}`));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Databases that stopped before the first migration that still exists can't be upgraded. */
async function assertReachable(db: NodePgDatabase, folder: string): Promise<void> {
  const journal = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!journal.rows[0]!.exists) return;
  const [first] = readMigrationFiles({ migrationsFolder: folder });
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const { last } = rows[0]!;
  if (last !== null && Number(last) < first!.folderMillis)
    throw new StartError(
      "The database was made by a version of Cafeto too old to be upgraded: use an empty one, or delete the data folder to begin anew.",
    );
}
