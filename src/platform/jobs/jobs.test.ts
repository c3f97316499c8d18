import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import type { Log } from "#platform/log/log.ts";
import { until } from "../../../tests/faults/support/run-cafeto.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { wakeWorkers } from "../../../tests/support/wake-workers.ts";
import { countDeadLetters, listDeadLetters } from "./dead-letters.ts";
import { forgetJobs } from "./forget-jobs.ts";
import { openJobs } from "./jobs.ts";
import { PermanentFailure } from "./run-job.ts";

let market: TestMarket;
let pool: pg.Pool;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await market.close();
});

type Line = { level: string; text: string } & Record<string, unknown>;

/** A log that keeps its lines. */
function keepLog(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (facts: object, text: string) => lines.push({ ...facts, level, text });
  return { lines, log: { warn: at("warn"), error: at("error"), info: at("info") } as unknown as Log };
}

/** A runner that works on one job until `close`. */
async function workOn<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<unknown>) {
  const { log, lines } = keepLog();
  const runner = await openJobs(market.databaseUrl, log, [job as Job<object>]);
  await runner.work([{ job: job as Job<object>, run: run as (data: never) => Promise<unknown> }]);
  return { runner, lines, close: () => runner.stop() };
}

test("each failure is logged with job, attempt and ids; after the last the job waits, and runs again on request", async () => {
  const job = defineJob<{ emailId: string; email: string }>(`test-${randomUUID()}`);
  let isMended = false;
  const done: string[] = [];
  const { runner, lines, close } = await workOn(job, async ({ emailId }) => {
    if (!isMended) throw new Error("no mail server");
    done.push(emailId);
  });
  // One repetition instead of twenty.
  await pool.query("update jobs.queue set retry_limit = 1 where name = $1", [job.name]);
  await runner.enqueue(market.infra.db, job, { emailId: "e-1", email: "ada@people.example" });
  const [letter] = await until("it is given up", async () => {
    await wakeWorkers(market.infra.db, job);
    const letters = await listDeadLetters(market.infra.db, { limit: 5 });
    return letters.length > 0 && letters;
  });
  expect(letter).toMatchObject({
    job: job.name,
    reference: "emailId e-1",
    attempts: 2,
    reason: "no mail server",
  });
  const failures = lines.filter((line) => line["job"] === job.name);
  expect(failures).toMatchObject([
    { level: "warn", attempt: 1, reference: "emailId e-1", reason: "no mail server" },
    { level: "error", attempt: 2, reference: "emailId e-1", reason: "no mail server" },
  ]);
  expect(JSON.stringify(failures)).not.toContain("ada@");
  expect(String(failures[0]!["at"])).toContain("jobs.test.ts");

  isMended = true;
  expect(await runner.retryDeadLetters(market.infra.db, [randomUUID()])).toBe(0);
  expect(await runner.retryDeadLetters(market.infra.db, [letter!.id])).toBe(1);
  await wakeWorkers(market.infra.db, job);
  await until("it is done", async () => done.length > 0);
  expect(done).toEqual(["e-1"]);
  expect(await countDeadLetters(market.infra.db)).toEqual({ count: 0, oldest: null });
  await close();
}, 60_000);

test("a failure that no repetition can mend is given up at once, waits 30 days, and is erased with its person", async () => {
  const job = defineJob<{ email: string }>(`test-${randomUUID()}`);
  const { runner, close } = await workOn(job, async () => {
    throw new PermanentFailure("nobody has this address");
  });
  await runner.enqueue(market.infra.db, job, { email: "bea@people.example" });
  await until("it is given up", async () => (await countDeadLetters(market.infra.db)).count === 1);
  const { rows } = await pool.query(
    "select extract(day from keep_until - created_on)::int as days, source_retry_count from jobs.job where name = 'dead-letters'",
  );
  expect(rows).toEqual([{ days: 30, source_retry_count: 0 }]);
  await forgetJobs(market.infra.db, ["bea@people.example"]);
  expect((await countDeadLetters(market.infra.db)).count).toBe(0);
  await close();
}, 60_000);

test("a queue that was made with other settings gets those that its job is declared with now", async () => {
  const name = `test-${randomUUID()}`;
  const open = async (job: Job<object>) => (await openJobs(market.databaseUrl, keepLog().log, [job])).stop();
  const settings = async () =>
    (
      await pool.query(
        "select retry_limit, expire_seconds, heartbeat_seconds, dead_letter from jobs.queue where name = $1",
        [name],
      )
    ).rows[0];
  await open(defineJob(name));
  const short = { retry_limit: 20, expire_seconds: 120, heartbeat_seconds: null };
  expect(await settings()).toEqual({ ...short, dead_letter: "dead-letters" });
  // As older versions made them.
  await pool.query("update jobs.queue set dead_letter = null where name = $1", [name]);
  await open(defineJob(name, { retries: "days", attemptSeconds: 600 }));
  const long = { retry_limit: 345, expire_seconds: 600, heartbeat_seconds: 60 };
  expect(await settings()).toEqual({ ...long, dead_letter: "dead-letters" });
});

test("a payout run that was due while nothing was running happens at the next start, once", async () => {
  let runs = 0;
  const run = async () => ++runs;
  const first = await workOn(payoutsJobs.startPayouts, run);
  await first.close();
  // Nothing was running for nine days: one Monday at six, or two, went by.
  await pool.query("update jobs.version set cron_on = now() - interval '9 days'");
  await pool.query("update jobs.schedule set created_on = now() - interval '30 days' where name = $1", [
    payoutsJobs.startPayouts.name,
  ]);
  const again = await workOn(payoutsJobs.startPayouts, run);
  const countUnfinished = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = $1 and state < 'completed'",
      [payoutsJobs.startPayouts.name],
    );
    return rows[0]!.count;
  };
  await until("the run is over and no other is waiting", async () => {
    await wakeWorkers(market.infra.db, payoutsJobs.startPayouts);
    return runs > 0 && (await countUnfinished()) === 0;
  });
  expect(runs).toBe(1);
  await again.close();
}, 60_000);

test("a job of the start runs with the process, once for all that start together", async () => {
  const job = defineJob(`test-${randomUUID()}`, { atStart: true });
  let runs = 0;
  const run = async () => void runs++;
  const opened = [await workOn(job, run), await workOn(job, run)];
  await wakeWorkers(market.infra.db, job);
  await until("it has run", async () => runs > 0);
  const { rows } = await pool.query("select from jobs.job where name = $1", [job.name]);
  expect([runs, rows.length]).toEqual([1, 1]);
  for (const { close } of opened) await close();
});
