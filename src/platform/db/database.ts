import { sql } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** A pool or a transaction; code inside a verb works with either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(
  url: string,
  options: { max: number; onError?: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    application_name: "cafeto",
    options: "-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000",
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on("error", (error) => options.onError?.(error));
  return { db: drizzle({ client: pool }) as unknown as Db, pool, close: () => pool.end() };
}

const constraintOf = (error: unknown): { code?: string; constraint?: string } => {
  const cause = (error as { cause?: unknown })?.cause;
  return ((cause ?? error) as { code?: string; constraint?: string }) ?? {};
};

/** True if the database rejected a row as a duplicate (code 23505). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = constraintOf(error);
  return found.code === "23505" && (constraint === undefined || found.constraint === constraint);
}

/** Fails unless the database responds. */
export async function assertReachable(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
