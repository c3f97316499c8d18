import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutJobs } from "#domains/checkout/jobs.ts";
import { type JobRunner, openJobs } from "#platform/jobs/jobs.ts";
import { openLog } from "#platform/log/log.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { until } from "./support/run-cafeto.ts";

let market: TestMarket;
let runner: JobRunner;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  runner = await openJobs(market.databaseUrl, openLog("silent"), [checkoutJobs.settlePurchase]);
});
afterAll(async () => {
  await runner?.stop();
  await market?.close();
});

test("a rush of jobs is worked off at once, and one that fails is tried again alone", async () => {
  const done: string[] = [];
  let tries = 0;
  const handler = async ({ orderId }: { orderId: string }) => {
    if (orderId === "7" && ++tries === 1) throw new Error("the provider was away");
    done.push(orderId);
  };
  const ids = Array.from({ length: 150 }, (_, index) => String(index));
  for (const orderId of ids) await runner.enqueue(market.infra.db, checkoutJobs.settlePurchase, { orderId });
  await runner.work([{ job: checkoutJobs.settlePurchase, run: handler }]);
  // One by one, a pair each turn of the clock, they would take minutes.
  await until("every job is done", async () => done.length >= ids.length);
  expect(done.toSorted()).toEqual(ids.toSorted());
  expect(tries).toBe(2);
}, 90_000);
