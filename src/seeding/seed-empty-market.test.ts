import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { seedEmptyMarket } from "./seed-empty-market.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("a process waits for another that seeds the market, however long it takes, and leaves the rest to it", async () => {
  // Of the process that waits, with less patience than a real one.
  const limits = "-c statement_timeout=300 -c lock_timeout=300 -c idle_in_transaction_session_timeout=300";
  const pool = new pg.Pool({ connectionString: market.databaseUrl, max: 2, options: limits });
  const other = new pg.Client({ connectionString: market.databaseUrl });
  await other.connect();
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(7203552)");
  const paid: string[] = [];
  const waiting = seedEmptyMarket(
    { ...market.infra, db: drizzle({ client: pool }) as unknown as Db },
    findRoot(),
    async (sessionId) => {
      paid.push(sessionId);
    },
  );
  const seeded = waiting.then(
    () => "live",
    (error: Error) => error,
  );
  await other.query("select pg_sleep(1)");
  await other.query("insert into users (name, email) values ('Ada', 'ada@people.example')");
  await other.query("commit");
  expect(await seeded).toBe("live");
  expect(await market.infra.db.$count(users)).toBe(1);
  expect(paid).toEqual([]);
  await other.end();
  await pool.end();
});
