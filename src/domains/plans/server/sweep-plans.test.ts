import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#platform/rpc/context.ts";
import { contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  addFreeShop,
  dayMs,
  failingCard,
  payDebt,
  planMailsTo,
  subscribe,
  vendorRow,
} from "../../../../tests/support/subscribe.ts";
import { withoutLimits } from "../../../../tests/sweeps/support/open-shop.ts";
import { getSubscription } from "./get-subscription.ts";
import { sweepPlans } from "./sweep-plans.ts";
import { syncSubscription } from "./sync-subscription.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const later = (days: number) => market.clock.advance(days * dayMs);
const ctxOf = (owner: Person) => contextFor(withoutLimits(market.infra), owner);
const addFree = (days?: number) => addFreeShop(market, days);
const mailsTo = (owner: Person) => planMailsTo(market, owner);

test("a lost event does no harm: the sweep refreshes when a period is over", async () => {
  const owner = await addFree();
  await subscribe(market, owner, "basic", failingCard);
  later(32);
  expect((await getSubscription(ctxOf(owner))).state).toBe("subscribed");
  await sweepPlans(market.infra);
  await market.runJobs();
  expect((await getSubscription(ctxOf(owner))).state).toBe("pastDue");
});

test("a failed renewal: 14 days of grace with mails, then hidden; paid, and back", async () => {
  const owner = await addFree();
  const customerId = await subscribe(market, owner, "basic", failingCard);
  later(32);
  await syncSubscription(market.infra, { customerId });
  expect(await mailsTo(owner)).toEqual(["renewalFailed"]);
  later(10);
  await sweepPlans(market.infra);
  expect(await mailsTo(owner)).toEqual(["renewalFailed"]);
  later(2);
  for (let n = 0; n < 3; n++) await sweepPlans(market.infra);
  await market.runJobs();
  expect(await mailsTo(owner)).toEqual(["renewalFailed", "renewalReminder"]);
  expect((await vendorRow(market, owner)).pausedAt).toBeNull();
  later(2);
  await sweepPlans(market.infra);
  expect((await vendorRow(market, owner)).pausedAt).not.toBeNull();
  await payDebt(market, customerId);
  await syncSubscription(market.infra, { customerId });
  expect((await vendorRow(market, owner)).pausedAt).toBeNull();
  expect(await mailsTo(owner)).toEqual(["renewalFailed", "renewalReminder", "shopHidden", "shopBack"]);
});

test("the end of the free months: notified at 30, 7 and 1 days, once each; grace; hidden; a plan shows the shop again", async () => {
  const owner = await addFree(31);
  const told = async () => {
    await sweepPlans(market.infra);
    await sweepPlans(market.infra);
    return mailsTo(owner);
  };
  expect(await told()).toEqual([]);
  later(1);
  expect(await told()).toEqual(["freeEnds"]);
  later(22);
  expect(await told()).toEqual(["freeEnds"]);
  later(1);
  expect(await told()).toHaveLength(2);
  later(6);
  expect(await told()).toEqual(["freeEnds", "freeEnds", "freeEnds"]);
  later(1);
  expect(await told()).toEqual(["freeEnds", "freeEnds", "freeEnds", "freeEnded"]);
  later(13.9);
  expect((await told()).at(-1)).toBe("freeEnded");
  later(0.2);
  expect((await told()).at(-1)).toBe("shopHidden");
  expect((await vendorRow(market, owner)).pausedAt).not.toBeNull();
  await subscribe(market, owner, "basic");
  expect((await mailsTo(owner)).at(-1)).toBe("shopBack");
  expect((await vendorRow(market, owner)).pausedAt).toBeNull();
});
