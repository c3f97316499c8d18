import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const migrationLock = 7_203_551;

/** Brings the schema up to date, one process at a time: the others wait on an advisory lock and find nothing to do. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "cafeto-migrate" });
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    for (const extension of ["pg_trgm", "unaccent"])
      await db.execute(sql.raw(`create extension if not exists ${extension}`));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
