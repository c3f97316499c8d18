import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type PlanAction,
  type PlanState,
  planActions,
  planLife,
  planStates,
} from "#domains/plans/plan-life.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  customerOf,
  dayMs,
  failingCard,
  payDebt,
  subscribe,
  vendorRow,
} from "../../../../tests/support/subscribe.ts";
import { withoutLimits } from "../../../../tests/sweeps/support/open-shop.ts";
import { agreeTerms } from "./agree-terms.ts";
import { getSubscription } from "./get-subscription.ts";
import { previewUpgrade } from "./preview-upgrade.ts";
import { scheduleDowngrade } from "./schedule-downgrade.ts";
import { startSubscription } from "./start-subscription.ts";
import { sweepPlans } from "./sweep-plans.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { undoScheduledChange } from "./undo-scheduled-change.ts";
import { upgradePlan } from "./upgrade-plan.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const later = (days: number) => market.clock.advance(days * dayMs);
const ctxOf = (owner: Person) => contextFor(withoutLimits(market.infra), owner);
const stateOf = async (owner: Person) => (await getSubscription(ctxOf(owner))).state;
const soon = () => new Date(market.clock.now().getTime() + 90 * dayMs);

const addFree = () => addVendor(market.infra, { planType: "freemium", planExpiresAt: soon() });
async function settle(owner: Person): Promise<void> {
  await syncSubscription(market.infra, { customerId: await customerOf(market, owner) });
}

/** How to bring a shop into each state. */
const ways: Record<PlanState, () => Promise<Person>> = {
  free: addFree,
  async freeGrace() {
    const owner = await addFree();
    later(91);
    return owner;
  },
  async freeOver() {
    const owner = await addFree();
    later(104);
    await sweepPlans(market.infra);
    return owner;
  },
  async subscribed() {
    const owner = await addFree();
    await subscribe(market, owner, "basic");
    return owner;
  },
  async changing() {
    const owner = await addFree();
    await subscribe(market, owner, "premium");
    await scheduleDowngrade(ctxOf(owner), { planType: "basic", keptProductIds: [] });
    return owner;
  },
  async ending() {
    const owner = await ways.subscribed();
    await scheduleDowngrade(ctxOf(owner), { planType: "freemium", keptProductIds: [] });
    return owner;
  },
  async pastDue() {
    const owner = await addFree();
    await subscribe(market, owner, "basic", failingCard);
    later(32);
    await settle(owner);
    return owner;
  },
  async unpaid() {
    const owner = await ways.pastDue();
    later(14);
    await sweepPlans(market.infra);
    return owner;
  },
  async enterprise() {
    const owner = await addFree();
    const admin = await addPerson(market.infra, { roles: ["admin"] });
    const manager = { managerName: "Ines Duarte", managerEmail: "ines@cafeto.example" };
    await agreeTerms(ctxOf(admin), { vendorId: owner.vendor.id, priceCents: 49_900, ...manager });
    return owner;
  },
};

/** Performs each action, up to its result. */
const acts: Record<PlanAction, (owner: Person) => Promise<unknown>> = {
  subscribe: (owner) => subscribe(market, owner, "basic"),
  async upgrade(owner) {
    const { dueNowCents } = await previewUpgrade(ctxOf(owner), { planType: "premium" });
    await upgradePlan(ctxOf(owner), { planType: "premium", dueNowCents });
  },
  async downgrade(owner) {
    // Only premium has a smaller paid plan.
    if ((await getSubscription(ctxOf(owner))).planType === "basic" && (await stateOf(owner)) !== "pastDue")
      await acts.upgrade(owner).catch(() => {});
    await scheduleDowngrade(ctxOf(owner), { planType: "basic", keptProductIds: [] });
  },
  cancel: (owner) => scheduleDowngrade(ctxOf(owner), { planType: "freemium", keptProductIds: [] }),
  undo: (owner) => undoScheduledChange(ctxOf(owner)),
};

describe.each(planStates)("a plan that is %s", (state) => {
  test("is shown so, and its shop is hidden where the table says it", async () => {
    const owner = await ways[state]();
    expect(await stateOf(owner)).toBe(state);
    expect((await vendorRow(market, owner)).pausedAt !== null).toBe(planLife[state].isHidden);
  });

  test.each(planActions)(
    "%s: leads where the table says, or is refused and changes nothing",
    async (action) => {
      const owner =
        state === "ending" && action === "downgrade" ? await endingPremium() : await ways[state]();
      const next = planLife[state].may[action];
      if (next) {
        await acts[action](owner);
        expect(await stateOf(owner)).toBe(next);
        expect((await vendorRow(market, owner)).pausedAt !== null).toBe(planLife[next].isHidden);
      } else {
        await expect(acts[action](owner)).rejects.toMatchObject({ code: "PLAN_NOT_CHANGEABLE" });
        expect(await stateOf(owner)).toBe(state);
      }
    },
  );
});

async function endingPremium(): Promise<Person> {
  const owner = await ways.subscribed();
  await acts.upgrade(owner);
  await acts.cancel(owner);
  return owner;
}

test("time and money do the rest: unpaid, paid, back; ended, free again for what is left, then hidden", async () => {
  const owner = await ways.unpaid();
  const customerId = await customerOf(market, owner);
  await payDebt(market, customerId);
  await settle(owner);
  expect(await stateOf(owner)).toBe("subscribed");
  expect((await vendorRow(market, owner)).pausedAt).toBeNull();

  await acts.cancel(owner);
  later(20);
  await settle(owner);
  // Approved long ago by the clock: no free months left, but the grace period.
  const after = await getSubscription(ctxOf(owner));
  expect(after).toMatchObject({ planType: "freemium", isPaused: false });
  expect(["free", "freeGrace"]).toContain(after.state);
  later(400);
  await sweepPlans(market.infra);
  expect(await stateOf(owner)).toBe("freeOver");
  expect((await vendorRow(market, owner)).pausedAt).not.toBeNull();
});

test("starting again after the end is one more life", async () => {
  const owner = await ways.freeOver();
  await startSubscription(ctxOf(owner), { planType: "premium" });
  await subscribe(market, owner, "premium");
  expect(await getSubscription(ctxOf(owner))).toMatchObject({
    state: "subscribed",
    planType: "premium",
    isPaused: false,
  });
});
