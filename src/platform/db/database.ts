import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { Pool } from "./pool.ts";

/** A pool or a transaction; code inside a verb works with either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** How long work waits for the database before it fails, in milliseconds. */
export type Patience = {
  /** For a row or table that another transaction has locked. */
  lock: number;
  /** For a connection, in the pool's queue or from the server. */
  connection: number;
  /** Once a request has waited so long in the pool's queue, others fail at once. */
  queue: number;
};

/** For background work, which is repeated if it fails. */
export const backgroundPatience: Patience = {
  lock: 10_000,
  connection: 30_000,
  queue: Number.POSITIVE_INFINITY,
};
/** For requests: their clients should hear soon that they have to try again. */
export const requestPatience: Patience = { lock: 2_000, connection: 5_000, queue: 1_000 };

/**
 * A statement runs on one core: starting parallel workers takes longer than most statements do, and they would keep other
 * requests waiting.
 */
const onOneCore = "-c max_parallel_workers_per_gather=0";

/** A new connection proves its password and plans each statement anew: after pg's ten seconds, most visits would find none. */
const idleMilliseconds = 60_000;

/**
 * Opens a pool of at most `max` connections. A lost connection fails the work that uses it and is reported to `onError`;
 * `isUnavailable` recognizes the failure.
 */
export function openDatabase(
  url: string,
  options: { max: number; patience?: Patience; onError?: (error: Error) => void },
): Database {
  const { lock, connection, queue } = options.patience ?? backgroundPatience;
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: idleMilliseconds,
    queueMilliseconds: queue,
    application_name: "cafeto",
    options: `-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=${lock} ${onOneCore}`,
  });
  // Without a listener a connection that the server closes would end the process.
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

export function isCheckViolation(error: unknown, constraint: string): boolean {
  const found = constraintOf(error);
  return found.code === "23514" && found.constraint === constraint;
}

/** Asks whether the database responds, over a connection of its own: a busy pool says nothing about that. */
export type DatabaseProbe = { isReachable(): Promise<boolean>; close(): Promise<void> };

const probeMilliseconds = 2_000;

export function openDatabaseProbe(url: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: probeMilliseconds,
    query_timeout: probeMilliseconds,
    application_name: "cafeto-probe",
  });
  pool.on("error", () => {});
  return {
    isReachable: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
