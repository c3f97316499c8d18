import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { day, itemOf, makePlans, type Plans, subscribe } from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
let clock = Date.parse("2026-11-21T09:00:00Z");
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const later = (days: number) => {
  clock += days * day * 1000;
};
const read = (id: string) => bench.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

/** Puts a subscription under a schedule that changes its price at the end of the period. */
async function scheduleDowngrade(
  subscription: Stripe.Subscription,
  more: Partial<Stripe.SubscriptionScheduleUpdateParams> = {},
): Promise<Stripe.SubscriptionSchedule> {
  const schedule = await bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const current = schedule.phases[0]!;
  return bench.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      {
        items: [{ price: current.items[0]!.price as string, quantity: 1 }],
        start_date: current.start_date,
        end_date: current.end_date,
      },
      { items: [{ price: plans.basic.id, quantity: 1 }], duration: { interval: "month", interval_count: 1 } },
    ],
    ...more,
  });
}

describe("a schedule", () => {
  it("lowers the plan at the end of the period, and lets go a month later", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const end = itemOf(subscription).current_period_end;
    later(3);
    const schedule = await scheduleDowngrade(subscription);
    expect(schedule).toMatchObject({
      status: "active",
      subscription: subscription.id,
      current_phase: { start_date: itemOf(subscription).current_period_start, end_date: end },
      phases: [{ end_date: end }, { start_date: end, items: [{ price: plans.basic.id }] }],
    });
    const waiting = await read(subscription.id);
    expect(waiting.schedule).toBe(schedule.id);
    expect(itemOf(waiting).price.id).toBe(plans.premium.id);
    const preview = await bench.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview.amount_due).toBe(2900);
    clock = end * 1000;
    const lowered = await read(subscription.id);
    expect(itemOf(lowered).price.id).toBe(plans.basic.id);
    expect(lowered.latest_invoice).toMatchObject({ status: "paid", total: 2900 });
    expect((lowered.latest_invoice as Stripe.Invoice).lines.data).toHaveLength(1);
    const update = await bench.waitFor(
      "customer.subscription.updated",
      (object) => object.id === subscription.id,
    );
    expect(update.data.object).toHaveProperty("schedule", schedule.id);
    clock = itemOf(lowered).current_period_end * 1000;
    const released = await bench.stripe.subscriptionSchedules.retrieve(schedule.id);
    expect(released).toMatchObject({ status: "released", released_subscription: subscription.id });
    const after = await read(subscription.id);
    expect(after).toMatchObject({ schedule: null, status: "active", latest_invoice: { total: 2900 } });
    await bench.waitFor("subscription_schedule.released", (object) => object.id === schedule.id);
  });

  it("can be released before, and then nothing changes", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await scheduleDowngrade(subscription);
    const released = await bench.stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({ status: "released", subscription: null });
    expect((await read(subscription.id)).schedule).toBeNull();
    later(31);
    expect(itemOf(await read(subscription.id)).price.id).toBe(plans.premium.id);
    expect(await fail(bench.stripe.subscriptionSchedules.release(schedule.id))).toMatchObject({
      statusCode: 400,
    });
  });

  it("keeps a subscription from being canceled past it, but not from ending", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await scheduleDowngrade(subscription);
    const error = await fail(
      bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: "cancel_at_period_end" });
    expect(error.message).toContain("managed by the subscription schedule");
    await bench.stripe.subscriptions.cancel(subscription.id);
    const ended = await bench.stripe.subscriptionSchedules.retrieve(schedule.id);
    expect(ended.status).toBe("canceled");
  });

  it("may end the subscription after its last phase", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await scheduleDowngrade(subscription, { end_behavior: "cancel" });
    later(63);
    expect((await read(subscription.id)).status).toBe("canceled");
    const ended = await bench.stripe.subscriptionSchedules.retrieve(schedule.id);
    expect(ended).toMatchObject({ status: "completed", subscription: subscription.id });
  });

  it("lowers the plan to a price that was retired meanwhile", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const old = await bench.stripe.prices.create({
      currency: "usd",
      unit_amount: 1900,
      recurring: { interval: "month" },
      product: plans.basic.product as string,
    });
    const schedule = await bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [current] = schedule.phases;
    const { start_date, end_date } = current!;
    await bench.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        { items: [{ price: plans.premium.id }], start_date, end_date },
        { items: [{ price: old.id }] },
      ],
    });
    await bench.stripe.prices.update(old.id, { active: false });
    clock = end_date * 1000;
    expect(itemOf(await read(subscription.id)).price.id).toBe(old.id);
  });

  it("follows a change by hand, so that an upgrade within it holds", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const schedule = await scheduleDowngrade(subscription);
    await bench.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: plans.premium.id }],
      proration_behavior: "always_invoice",
    });
    const { phases } = await bench.stripe.subscriptionSchedules.retrieve(schedule.id);
    expect(phases.map(({ items }) => items[0]?.price)).toEqual([plans.premium.id, plans.basic.id]);
  });

  it("refuses a second one, gaps, and phases of the past", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const { id, phases } = await bench.stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    const twice = await fail(
      bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    );
    expect(twice.param).toBe("from_subscription");
    const items = [{ price: plans.basic.id }];
    const first = { items, start_date: phases[0]!.start_date, end_date: phases[0]!.end_date };
    const wrong: [Stripe.SubscriptionScheduleUpdateParams.Phase[], string][] = [
      [[{ items, end_date: first.end_date }], "phases[0][start_date]"],
      [[first, { items, start_date: first.end_date + 1 }], "phases[1][start_date]"],
      [[{ ...first, end_date: first.start_date }], "phases[0][end_date]"],
      [[{ items, start_date: first.start_date }, { items }], "phases[0][end_date]"],
      [[first, { items: [{ price: "price_none" }] }], "phases[1][items][0][price]"],
    ];
    for (const [given, param] of wrong) {
      const error = await fail(bench.stripe.subscriptionSchedules.update(id, { phases: given }));
      expect(error, param).toMatchObject({ statusCode: expect.any(Number), param });
    }
    const { data } = await bench.stripe.subscriptionSchedules.list({
      customer: subscription.customer as string,
    });
    expect(data.map((one) => one.id)).toEqual([id]);
  });
});
