import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";
import {
  currentItem,
  day,
  invoicesOf,
  makePlans,
  type Plans,
  readSubscription,
  subscribe,
  upgrade,
} from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
let clock = Date.parse("2026-11-01T00:00:00Z");
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
  plans = await makePlans(bench);
});
afterAll(() => bench.close());
beforeEach(() => {
  clock = Date.parse("2026-11-01T00:00:00Z");
});

const later = (days: number) => {
  clock += days * day * 1000;
};

describe("an upgrade", () => {
  it("charges the difference at once, to the second, as its preview says", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(15);
    const preview = await bench.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: currentItem(subscription).id, price: plans.premium.id }],
        proration_behavior: "always_invoice",
      },
    });
    const changed = await upgrade(bench, subscription, plans.premium);
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(currentItem(changed).price.id).toBe(plans.premium.id);
    expect(currentItem(changed).current_period_end).toBe(currentItem(subscription).current_period_end);
    const reason = "subscription_update";
    expect(invoice).toMatchObject({ status: "paid", billing_reason: reason, amount_paid: 1000 });
    for (const { lines } of [preview, invoice]) {
      expect(lines.data.map(({ amount }) => amount)).toEqual([-1450, 2450]);
      expect(lines.data.every(({ parent }) => parent?.subscription_item_details?.proration)).toBe(true);
    }
    const event = await bench.waitFor("customer.subscription.updated", ({ id }) => id === subscription.id);
    expect(event.data.previous_attributes).toHaveProperty("items.data.0.price.id", plans.basic.id);
  });

  it("to a smaller plan leaves a credit, which the next invoices use up", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const down = await upgrade(bench, subscription, plans.basic);
    expect(down.latest_invoice).toMatchObject({ total: -2000, amount_due: 0, ending_balance: -2000 });
    later(30);
    const renewed = await readSubscription(bench, subscription);
    expect(renewed.latest_invoice).toMatchObject({ total: 2900, starting_balance: -2000, amount_paid: 900 });
    expect(renewed.customer).toMatchObject({ balance: 0 });
  });

  it("to the plan that it has, or with the same key again, costs nothing", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(3);
    const items = [{ id: currentItem(subscription).id, price: plans.premium.id }];
    const params = { items, proration_behavior: "always_invoice" as const };
    for (const idempotencyKey of ["upgrade-1", "upgrade-1", "upgrade-2"]) {
      await bench.stripe.subscriptions.update(subscription.id, params, { idempotencyKey });
    }
    const reasons = (await invoicesOf(bench, subscription)).map((invoice) => invoice.billing_reason);
    expect(reasons).toEqual(["subscription_update", "subscription_create"]);
  });

  it("with a card that is refused is not made where error_if_incomplete asks for that", async () => {
    const subscription = await subscribe(bench, plans.basic.id, {}, "4000000000000341");
    later(15);
    const more = { payment_behavior: "error_if_incomplete" as const };
    const error = await refusalOf(upgrade(bench, subscription, plans.premium, more));
    const code = "card_declined";
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: "generic_decline" });
    const same = await readSubscription(bench, subscription);
    expect(same).toMatchObject({ status: "active", latest_invoice: { id: subscription.latest_invoice } });
    expect(currentItem(same).price.id).toBe(plans.basic.id);
    const changed = await upgrade(bench, subscription, plans.premium);
    expect(changed).toMatchObject({ status: "past_due", latest_invoice: { status: "open" } });
  });

  it.each([
    [{ items: [{ id: "si_other", price: "price_x" }] }, "items[0][id]"],
    [{ cancel_at_period_end: true, cancel_at: "max_period_end" }, "cancel_at"],
    [{ default_payment_method: "pm_none" }, "default_payment_method"],
    [{ trial_end: "now" }, "trial_end"],
  ])("refuses %j at %s", async (params, param) => {
    const subscription = await subscribe(bench, plans.basic.id);
    const update = bench.stripe.subscriptions.update(subscription.id, params as object);
    expect(await refusalOf(update)).toMatchObject({ param });
  });
});

describe("ending", () => {
  it("with the period can be taken back until then", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const end = currentItem(subscription).current_period_end;
    const update = (params: object) => bench.stripe.subscriptions.update(subscription.id, params);
    const ending = await update({ cancel_at_period_end: true });
    expect(ending).toMatchObject({
      ...{ status: "active", cancel_at: end, cancel_at_period_end: true },
      cancellation_details: { reason: "cancellation_requested" },
    });
    const none = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
    expect(await update({ cancel_at: "" })).toMatchObject(none);
    // The provider's own portal sets `cancel_at` alone.
    const asInPortal = await update({ cancel_at: "max_period_end" });
    expect(asInPortal).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
    expect(await update({ cancel_at: "" })).toMatchObject(none);
    later(30);
    expect((await readSubscription(bench, subscription)).status).toBe("active");
  });

  it("comes true at the end of the period, without another invoice", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    later(29);
    expect((await readSubscription(bench, subscription)).status).toBe("active");
    later(1);
    const ended = await readSubscription(bench, subscription);
    const end = currentItem(subscription).current_period_end;
    expect(ended).toMatchObject({ status: "canceled", ended_at: end });
    expect(ended.latest_invoice).toMatchObject({ id: subscription.latest_invoice });
    await bench.waitFor("customer.subscription.deleted", ({ id }) => id === subscription.id);
    const again = bench.stripe.subscriptions.update(subscription.id, { cancel_at: "" });
    expect((await refusalOf(again)).code).toBe("invalid_canceled_subscription_fields");
  });

  it("at once is a 404 the second time, and lists leave it out unless asked for", async () => {
    const one = await subscribe(bench, plans.basic.id);
    const customer = one.customer as string;
    const two = await subscribe(bench, plans.premium.id, { customer, customer_email: undefined } as object);
    expect(await bench.stripe.subscriptions.cancel(one.id)).toMatchObject({ status: "canceled" });
    const again = await refusalOf(bench.stripe.subscriptions.cancel(one.id));
    expect(again).toMatchObject({ statusCode: 404 });
    const list = async (params: Stripe.SubscriptionListParams) =>
      (await bench.stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
    expect(await list({})).toEqual([two.id]);
    expect(await list({ status: "all" })).toEqual([two.id, one.id]);
    expect(await list({ status: "canceled" })).toEqual([one.id]);
    expect(await list({ status: "all", limit: 1, starting_after: two.id })).toEqual([one.id]);
  });
});
