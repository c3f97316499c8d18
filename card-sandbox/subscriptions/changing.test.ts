import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { day, itemOf, makePlans, type Plans, subscribe } from "../testing/subscribe.ts";

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
const read = (id: string) =>
  bench.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments", "customer"] });
const change = (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  more: Partial<Stripe.SubscriptionUpdateParams> = {},
) =>
  bench.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    expand: ["latest_invoice"],
    ...more,
  });
const amountsOf = (invoice: Stripe.Invoice) => invoice.lines.data.map(({ amount }) => amount);
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe("changing the plan", () => {
  it("with always_invoice charges the difference at once, to the second", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(15);
    const changed = await change(subscription, plans.premium, { proration_behavior: "always_invoice" });
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(itemOf(changed).price.id).toBe(plans.premium.id);
    expect(itemOf(changed).current_period_end).toBe(itemOf(subscription).current_period_end);
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_update",
      amount_paid: 1000,
    });
    expect(amountsOf(invoice)).toEqual([-1450, 2450]);
    expect(invoice.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([
      true,
      true,
    ]);
    const event = await bench.waitFor("customer.subscription.updated", ({ id }) => id === subscription.id);
    expect(event.data.previous_attributes).toHaveProperty("items.data.0.price.id", plans.basic.id);
  });

  it("with create_prorations puts it on the next invoice", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(15);
    const changed = await change(subscription, plans.premium);
    expect((changed.latest_invoice as Stripe.Invoice).id).toBe(subscription.latest_invoice);
    const { data } = await bench.stripe.invoiceItems.list({
      customer: subscription.customer as string,
      pending: true,
    });
    expect(data.map(({ amount }) => amount)).toEqual([2450, -1450]);
    later(15);
    const invoice = (await read(subscription.id)).latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      status: "paid",
      amount_paid: 5900,
      billing_reason: "subscription_cycle",
    });
    expect(amountsOf(invoice)).toEqual([-1450, 2450, 4900]);
  });

  it("with none changes the price alone, and credits later what was really billed", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(10);
    await change(subscription, plans.premium, { proration_behavior: "none" });
    expect((await bench.stripe.invoiceItems.list({ pending: true, limit: 1 })).data).toEqual([]);
    later(5);
    const back = await change(subscription, plans.basic, { proration_behavior: "always_invoice" });
    // Half a month of Basic was paid, and half a month of Basic is what it costs.
    expect(amountsOf(back.latest_invoice as Stripe.Invoice)).toEqual([-1450, 1450]);
    expect(back.latest_invoice).toMatchObject({ status: "paid", amount_due: 0 });
  });

  it("downwards at once leaves a credit, which the next invoices use up", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const down = await change(subscription, plans.basic, { proration_behavior: "always_invoice" });
    expect(down.latest_invoice).toMatchObject({
      total: -2000,
      amount_due: 0,
      status: "paid",
      ending_balance: -2000,
    });
    expect((await read(subscription.id)).customer).toMatchObject({ balance: -2000 });
    later(30);
    const renewed = await read(subscription.id);
    expect(renewed.latest_invoice).toMatchObject({ total: 2900, starting_balance: -2000, amount_paid: 900 });
    expect(renewed.customer).toMatchObject({ balance: 0 });
  });

  it("to the plan that it has, or with the same key again, costs nothing", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(3);
    const params = {
      items: [{ id: itemOf(subscription).id, price: plans.premium.id }],
      proration_behavior: "always_invoice" as const,
    };
    for (let count = 0; count < 2; count++) {
      await bench.stripe.subscriptions.update(subscription.id, params, { idempotencyKey: "upgrade-1" });
    }
    await bench.stripe.subscriptions.update(subscription.id, params);
    const { data } = await bench.stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
      "subscription_update",
      "subscription_create",
    ]);
  });

  it("with a card that is refused is not made where error_if_incomplete asks for that", async () => {
    const subscription = await subscribe(bench, plans.basic.id, {}, "4000000000000341");
    later(15);
    const upgrade = { proration_behavior: "always_invoice" as const };
    const error = await fail(
      change(subscription, plans.premium, { ...upgrade, payment_behavior: "error_if_incomplete" }),
    );
    expect(error).toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "card_declined",
      decline_code: "generic_decline",
    });
    const same = await read(subscription.id);
    expect(same.status).toBe("active");
    expect(itemOf(same).price.id).toBe(plans.basic.id);
    expect((same.latest_invoice as Stripe.Invoice).id).toBe(subscription.latest_invoice);
    const changed = await change(subscription, plans.premium, upgrade);
    expect(changed).toMatchObject({
      status: "past_due",
      latest_invoice: { status: "open", amount_due: 1000 },
    });
  });

  it.each([
    [{ items: [{ price: "price_x" }] }, "items[0][id]"],
    [{ items: [{ id: "si_other", price: "price_x" }] }, "items[0][id]"],
    [{ cancel_at_period_end: true, cancel_at: "min_period_end" }, "cancel_at"],
    [{ default_payment_method: "pm_none" }, "default_payment_method"],
    [{ trial_end: "now" }, "trial_end"],
  ])("refuses %j at %s", async (params, param) => {
    const subscription = await subscribe(bench, plans.basic.id);
    const error = await fail(bench.stripe.subscriptions.update(subscription.id, params as object));
    expect(error).toMatchObject({ param });
  });
});
