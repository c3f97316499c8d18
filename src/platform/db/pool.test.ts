import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, type Db, openDatabase, openDatabaseProbe } from "./database.ts";
import { isUnavailable } from "./is-unavailable.ts";
import { PoolBusy } from "./pool.ts";

const url = inject("databaseServer").replace(/cafeto$/, "postgres");
const admin = new pg.Client({ connectionString: url });
const max = 3;
let database: Database;
let losses: Error[];

beforeAll(() => admin.connect());
afterAll(() => admin.end());
beforeEach(() => {
  losses = [];
  database = openDatabase(url, {
    max,
    patience: { lock: 100, connection: 5_000, queue: 50 },
    onError: (error) => losses.push(error),
  });
});
afterEach(() => database.close());

const backendOf = async (db: Db) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
const terminate = (pid: number) => admin.query("select pg_terminate_backend($1)", [pid]);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
/** As many transactions at once as the pool has connections, each on its own. */
async function useAll(): Promise<number> {
  const arrived: (() => void)[] = [];
  const everybody = new Promise<void>((resolve) => {
    arrived.push(resolve);
  });
  let count = 0;
  const one = () =>
    database.db.transaction(async (tx) => {
      const pid = await backendOf(tx);
      count += 1;
      if (count === max) arrived[0]!();
      await everybody;
      return pid;
    });
  return new Set(await Promise.all(Array.from({ length: max }, one))).size;
}

test("a connection that the server ends inside a transaction fails that transaction alone", async () => {
  const failure = await failureOf(
    database.db.transaction(async (tx) => {
      const lost = once(database.pool, "error");
      await terminate(await backendOf(tx));
      await lost;
      await tx.execute(sql`select 1`);
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(losses).toHaveLength(1);
  expect(await useAll()).toBe(max);
});

test("a connection that the server ends during a statement fails that statement alone", async () => {
  const begun = Promise.withResolvers<number>();
  const work = failureOf(
    database.db.transaction(async (tx) => {
      begun.resolve(await backendOf(tx));
      await tx.execute(sql`select pg_sleep(20)`);
    }),
  );
  await terminate(await begun.promise);
  expect(isUnavailable(await work)).toBe(true);
  expect(await useAll()).toBe(max);
});

test("a transaction that stays idle for too long is ended by the server, not the process", async () => {
  const failure = await failureOf(
    database.db.transaction(async (tx) => {
      const lost = once(database.pool, "error");
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
      await lost;
      await tx.execute(sql`select 1`);
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(await useAll()).toBe(max);
});

test("no connection leaks where all of them are ended again and again, at whatever moment", async () => {
  const failures: unknown[] = [];
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const failure = await failureOf(database.db.transaction((tx) => tx.execute(sql`select 1`)));
      if (failure) failures.push(failure);
    }
  };
  const workers = Array.from({ length: max * 2 }, work);
  const ended = new Set<number>();
  while (ended.size < 40) {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid, pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cafeto' and datname = 'postgres'",
    );
    for (const { pid } of rows) ended.add(pid);
  }
  isOver = true;
  await Promise.all(workers);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((failure) => !isUnavailable(failure))).toEqual([]);
  expect(await useAll()).toBe(max);
});

test("a locked row is waited for a moment only", async () => {
  await admin.query("create table if not exists locked (id int)");
  await admin.query("begin; lock table locked");
  try {
    const failure = await failureOf(database.db.execute(sql`select * from locked`));
    expect((failure as Error).cause).toMatchObject({ code: "55P03" });
    expect(isUnavailable(failure)).toBe(true);
  } finally {
    await admin.query("rollback; drop table locked");
  }
});

test("once somebody has waited too long for a connection, others fail at once; then all is well again", async () => {
  const held = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  const waiting = database.pool.query("select 1");
  await sleep(80);
  const failure = await failureOf(database.db.execute(sql`select 1`));
  for (const client of held) client.release();
  expect((failure as Error).cause).toBeInstanceOf(PoolBusy);
  expect(isUnavailable(failure)).toBe(true);
  await waiting;
  expect(await useAll()).toBe(max);
});

test("the probe tells a busy pool from a lost database", async () => {
  const held = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  const probe = openDatabaseProbe(url);
  expect(await probe.isReachable()).toBe(true);
  for (const client of held) client.release();
  await probe.close();
  const nowhere = openDatabaseProbe("postgres://nobody@127.0.0.1:9/none");
  expect(await nowhere.isReachable()).toBe(false);
  await nowhere.close();
});

test("a bug is not taken for a lost database", async () => {
  const failures = [
    await failureOf(database.db.execute(sql`select * from no_such_table`)),
    await failureOf(database.db.execute(sql`select 1 / 0`)),
    new TypeError("undefined is not a function"),
    undefined,
  ];
  expect(failures.map(isUnavailable)).toEqual([false, false, false, false]);
});

test("a statement is planned once per connection from its third time on, a rare one each time", async () => {
  const { db } = database;
  const planned = (tx: Db) =>
    tx
      .execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements where name like 'frequent%'`,
      )
      .then(({ rows }) => rows.map(({ statement }) => statement).filter((text) => text.includes("planned_")));
  await db.transaction(async (tx) => {
    for (const value of [1, 2]) await tx.execute(sql`select ${value}::int as planned_often`);
    await tx.execute(sql`select ${1}::int as planned_rarely`);
    expect(await planned(tx)).toEqual([]);
    const { rows } = await tx.execute(sql`select ${3}::int as planned_often`);
    expect(rows).toEqual([{ planned_often: 3 }]);
    expect(await planned(tx)).toEqual(["select $1::int as planned_often"]);
  });
});
