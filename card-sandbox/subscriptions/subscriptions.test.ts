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
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe("ending", () => {
  it("with the period can be taken back until then", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const end = itemOf(subscription).current_period_end;
    later(2);
    const ending = await bench.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      cancellation_details: { comment: "Harvest is over", feedback: "other" },
    });
    expect(ending).toMatchObject({
      status: "active",
      cancel_at: end,
      cancel_at_period_end: true,
      canceled_at: Math.floor(clock / 1000),
      cancellation_details: {
        reason: "cancellation_requested",
        comment: "Harvest is over",
        feedback: "other",
      },
    });
    const resumed = await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    later(28);
    expect((await read(subscription.id)).status).toBe("active");
  });

  it("comes true at the end of the period, without another invoice", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    later(29);
    expect((await read(subscription.id)).status).toBe("active");
    later(1);
    const ended = await read(subscription.id);
    expect(ended).toMatchObject({ status: "canceled", ended_at: itemOf(subscription).current_period_end });
    expect((ended.latest_invoice as Stripe.Invoice).id).toBe(subscription.latest_invoice);
    await bench.waitFor("customer.subscription.deleted", ({ id }) => id === subscription.id);
    const again = await fail(
      bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
    );
    expect(again.code).toBe("invalid_canceled_subscription_fields");
  });

  it("at once may credit the rest, and is a 404 the second time", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(15);
    const ended = await bench.stripe.subscriptions.cancel(subscription.id, {
      prorate: true,
      invoice_now: true,
    });
    expect(ended).toMatchObject({ status: "canceled", ended_at: Math.floor(clock / 1000) });
    expect(await read(subscription.id)).toMatchObject({
      latest_invoice: { total: -1450, status: "paid" },
      customer: { balance: -1450 },
    });
    expect(await fail(bench.stripe.subscriptions.cancel(subscription.id))).toMatchObject({ statusCode: 404 });
  });
});

describe("creating by request", () => {
  async function customerWith(card: string): Promise<string> {
    const { id } = await bench.stripe.customers.create({ email: "api@example.com" });
    const method = await bench.stripe.paymentMethods.attach(card, { customer: id });
    const settings = { default_payment_method: method.id };
    await bench.stripe.customers.update(id, { invoice_settings: settings });
    return id;
  }
  const create = (customer: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
    bench.stripe.subscriptions.create({
      customer,
      items: [{ price: plans.basic.id }],
      expand: ["latest_invoice"],
      ...more,
    });

  it("charges the customer's card", async () => {
    const subscription = await create(await customerWith("pm_card_visa"));
    expect(subscription).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
  });

  it("is incomplete where that is refused, until someone pays or 23 hours are over", async () => {
    const customer = await customerWith("pm_card_chargeCustomerFail");
    const one = await create(customer);
    const two = await create(customer);
    expect(one).toMatchObject({ status: "incomplete", latest_invoice: { status: "open" } });
    const good = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer });
    const { id } = one.latest_invoice as Stripe.Invoice;
    await bench.stripe.invoices.pay(id, { payment_method: good.id });
    expect((await read(one.id)).status).toBe("active");
    later(1);
    expect(await read(two.id)).toMatchObject({
      status: "incomplete_expired",
      latest_invoice: { status: "void" },
    });
    later(40);
    expect((await read(two.id)).status).toBe("incomplete_expired");
  });

  it("is not made with error_if_incomplete, nor without a card", async () => {
    const customer = await customerWith("pm_card_chargeCustomerFail");
    const error = await fail(create(customer, { payment_behavior: "error_if_incomplete" }));
    expect(error).toMatchObject({ statusCode: 402, code: "card_declined" });
    expect((await bench.stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
    const { id: bare } = await bench.stripe.customers.create({});
    expect(await fail(create(bare))).toMatchObject({ statusCode: 400, code: "resource_missing" });
    const open = await create(bare, { payment_behavior: "default_incomplete" });
    expect(open).toMatchObject({
      status: "incomplete",
      latest_invoice: { status: "open", attempted: false },
    });
  });
});

describe("lists", () => {
  it("are by customer and status; the canceled are left out unless asked for", async () => {
    const one = await subscribe(bench, plans.basic.id);
    const customer = one.customer as string;
    const two = await subscribe(bench, plans.premium.id, { customer, customer_email: undefined } as object);
    await bench.stripe.subscriptions.cancel(one.id);
    const list = async (params: Stripe.SubscriptionListParams) =>
      (await bench.stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
    expect(await list({})).toEqual([two.id]);
    expect(await list({ status: "all" })).toEqual([two.id, one.id]);
    expect(await list({ status: "canceled" })).toEqual([one.id]);
    expect(await list({ status: "ended" })).toEqual([one.id]);
    expect(await list({ price: plans.basic.id, status: "active" })).toEqual([]);
    expect(await list({ status: "all", limit: 1, starting_after: two.id })).toEqual([one.id]);
  });
});
