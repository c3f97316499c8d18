import { afterAll, beforeAll, expect, test } from "vitest";
import { defineJob } from "#kernel/jobs.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { PermanentFailure } from "#platform/jobs/run-job.ts";
import type { Log } from "#platform/log/log.ts";
import { until } from "../../../../tests/faults/support/run-cafeto.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getOverview } from "./get-overview.ts";
import { listDeadLetters } from "./list-dead-letters.ts";
import { retryDeadLetters } from "./retry-dead-letters.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const job = defineJob<{ orderId: string }>("test-refusing");
const silent = { warn() {}, error() {}, info() {} } as unknown as Log;

test("an administrator sees given-up jobs, counted in the overview, and puts them back", async () => {
  const { db } = market.infra;
  const ctx = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const runner = await openJobs(market.databaseUrl, silent, [job]);
  for (const orderId of ["one", "two"]) await runner.enqueue(db, job, { orderId });
  await runner.work([
    {
      job,
      run: async () => {
        throw new PermanentFailure("the provider said no");
      },
    },
  ]);
  await until("both are given up", async () => (await listDeadLetters(ctx, {})).items.length === 2);
  await runner.stop();
  const { items, jobs } = await listDeadLetters(ctx, {});
  expect(jobs).toEqual([{ job: "test-refusing", count: 2 }]);
  expect((await listDeadLetters(ctx, { job: "test-refusing", after: items[0]!.id })).items).toEqual([
    items[1],
  ]);
  expect((await listDeadLetters(ctx, { job: "another" })).items).toEqual([]);
  expect(items.map(({ reference }) => reference).sort()).toEqual(["orderId one", "orderId two"]);
  expect(items[0]).toMatchObject({ job: "test-refusing", attempts: 1, reason: "the provider said no" });
  expect((await getOverview(ctx)).waiting.deadLetters).toEqual({ count: 2, oldestHours: 0 });

  const jobIds = items.map(({ id }) => id);
  expect(await retryDeadLetters(ctx, { jobIds })).toEqual({ retried: 2 });
  expect(await retryDeadLetters(ctx, { jobIds })).toEqual({ retried: 0 });
  expect((await listDeadLetters(ctx, {})).items).toEqual([]);
  const { rows } = await db.execute(
    "select state, retry_count, data from jobs.job where name = 'test-refusing' and state = 'created'",
  );
  expect(rows).toHaveLength(2);
});
