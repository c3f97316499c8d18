import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { schema } from "./schema.ts";

/** The one database of the sandbox; every method is synchronous, so a transaction can't be interleaved. */
export interface Store {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  find<Row>(sql: string, ...values: SQLInputValue[]): Row | null;
  /** Runs a write and gives the number of rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All or nothing; a call inside another transaction joins it. */
  transact<Result>(work: () => Result): Result;
  close(): void;
}

/**
 * Opens (or makes) the database in a folder and takes it for this process alone.
 * WAL with synchronous=NORMAL: a commit is handed to the operating system before the response leaves, so kill -9 of the
 * process loses nothing. Only a crash of the machine may lose the last commits; that saves a disk flush with each payment.
 */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "card-sandbox.sqlite"));
  try {
    // Exclusive: two servers on one folder would deliver every event twice.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = NORMAL");
    database.exec("PRAGMA wal_autocheckpoint = 8000");
    database.exec("PRAGMA journal_size_limit = 67108864");
    database.exec(schema);
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("locked")) {
      throw new Error(`The card sandbox's data folder ${dataDir} is in use by another process.`);
    }
    throw error;
  }
  return makeStore(database);
}

function makeStore(database: DatabaseSync): Store {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  let inTransaction = false;
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    find: <Row>(sql: string, ...values: SQLInputValue[]) => (prepare(sql).get(...values) as Row) ?? null,
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transact(work) {
      if (inTransaction) return work();
      prepare("BEGIN IMMEDIATE").run();
      inTransaction = true;
      try {
        const result = work();
        prepare("COMMIT").run();
        return result;
      } catch (error) {
        if (database.isTransaction) prepare("ROLLBACK").run();
        throw error;
      } finally {
        inTransaction = false;
      }
    },
    close: () => database.close(),
  };
}
