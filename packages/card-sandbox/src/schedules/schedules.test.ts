import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";
import {
  currentItem,
  day,
  makePlans,
  type Plans,
  readSubscription,
  subscribe,
  upgrade,
} from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
let clock = Date.parse("2026-11-21T09:00:00Z");
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const month = { interval: "month", interval_count: 1 } as const;
const read = (subscription: Stripe.Subscription) => readSubscription(bench, subscription);

/** Puts a subscription under a schedule that changes its price at the end of the period. */
async function scheduleDowngrade(subscription: Stripe.Subscription) {
  const schedule = await bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const { start_date, end_date, items } = schedule.phases[0]!;
  return bench.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: items[0]!.price as string, quantity: 1 }], start_date, end_date },
      { items: [{ price: plans.basic.id, quantity: 1 }], duration: month, proration_behavior: "none" },
    ],
  });
}

describe("a schedule", () => {
  it("lowers the plan at the end of the period, and lets go a month later", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const end = currentItem(subscription).current_period_end;
    const schedule = await scheduleDowngrade(subscription);
    expect(schedule).toMatchObject({
      status: "active",
      subscription: subscription.id,
      current_phase: { start_date: currentItem(subscription).current_period_start, end_date: end },
      phases: [{ end_date: end }, { start_date: end, items: [{ price: plans.basic.id }] }],
    });
    const waiting = await read(subscription);
    expect(waiting.schedule).toBe(schedule.id);
    expect(currentItem(waiting).price.id).toBe(plans.premium.id);
    clock = (end - 7 * day) * 1000;
    const upcoming = await bench.waitFor("invoice.upcoming");
    expect(upcoming.data.object).toMatchObject({ amount_due: 2900 });
    clock = end * 1000;
    const lowered = await read(subscription);
    expect(currentItem(lowered).price.id).toBe(plans.basic.id);
    expect(lowered.latest_invoice).toMatchObject({ status: "paid", total: 2900 });
    clock = currentItem(lowered).current_period_end * 1000;
    const after = await read(subscription);
    expect(after).toMatchObject({ schedule: null, status: "active", latest_invoice: { total: 2900 } });
    const released = await bench.waitFor("subscription_schedule.released", ({ id }) => id === schedule.id);
    expect(released.data.object).toMatchObject({ released_subscription: subscription.id });
  });

  it("can be released before, and then nothing changes", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await scheduleDowngrade(subscription);
    const released = await bench.stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({ status: "released", subscription: null });
    clock = currentItem(subscription).current_period_end * 1000;
    const after = await read(subscription);
    expect(after.schedule).toBeNull();
    expect(currentItem(after).price.id).toBe(plans.premium.id);
    const again = await refusalOf(bench.stripe.subscriptionSchedules.release(schedule.id));
    expect(again).toMatchObject({ statusCode: 400 });
  });

  it("keeps a subscription from being canceled past it, but not from ending", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await scheduleDowngrade(subscription);
    const cancel = bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const error = await refusalOf(cancel);
    expect(error).toMatchObject({ statusCode: 400, param: "cancel_at_period_end" });
    expect(error.message).toContain("managed by the subscription schedule");
    await bench.stripe.subscriptions.cancel(subscription.id);
    await bench.waitFor("subscription_schedule.canceled", ({ id }) => id === schedule.id);
  });

  it("follows a change by hand, so that an upgrade within it holds", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    await scheduleDowngrade(subscription);
    await upgrade(bench, subscription, plans.premium);
    const { data } = await bench.stripe.subscriptions.list({
      customer: subscription.customer as string,
      expand: ["data.schedule"],
    });
    const { phases } = data[0]!.schedule as Stripe.SubscriptionSchedule;
    expect(phases.map(({ items }) => items[0]?.price)).toEqual([plans.premium.id, plans.basic.id]);
  });

  it("refuses a second one, gaps, and phases of the past", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const { subscriptionSchedules: schedules } = bench.stripe;
    const { id, phases } = await schedules.create({ from_subscription: subscription.id });
    const twice = await refusalOf(schedules.create({ from_subscription: subscription.id }));
    expect(twice.param).toBe("from_subscription");
    const items = [{ price: plans.premium.id }];
    const first = { items, start_date: phases[0]!.start_date, end_date: phases[0]!.end_date };
    const wrong: [Stripe.SubscriptionScheduleUpdateParams.Phase[], string][] = [
      [[{ items, end_date: first.end_date }], "phases[0][start_date]"],
      [[first, { items, start_date: first.end_date + 1, duration: month }], "phases[1][start_date]"],
      [[{ ...first, end_date: first.start_date }], "phases[0][end_date]"],
      [[first, { items }], "phases[1][duration]"],
      [[first, { items: [{ price: "price_none" }], duration: month }], "phases[1][items][0][price]"],
      [[{ ...first, items: [{ price: plans.basic.id }] }], "phases[0][items][0][price]"],
    ];
    for (const [given, param] of wrong) {
      expect(await refusalOf(schedules.update(id, { phases: given })), param).toMatchObject({ param });
    }
  });
});
