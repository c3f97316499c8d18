import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";
import { currentItem, makePlans, type Plans, planSession } from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
beforeAll(async () => {
  bench = await openBench();
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const create = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  bench.stripe.checkout.sessions.create(planSession(plans.basic.id, more));
const read = (id: string) =>
  bench.stripe.checkout.sessions.retrieve(id, {
    expand: ["subscription.default_payment_method", "invoice", "customer"],
  });

describe("subscribing by the hosted page", () => {
  it("opens a session without a payment intent of its own", async () => {
    const session = await create();
    expect(session).toMatchObject({
      mode: "subscription",
      amount_total: 2900,
      payment_intent: null,
      customer: null,
      subscription: null,
      payment_method_collection: "always",
      invoice_creation: null,
    });
  });

  it("makes the customer, the subscription and its paid invoice, which agree with one another", async () => {
    const { id } = await create();
    const paid = await bench.pay(id, "4242424242424242");
    expect(paid.body).toMatchObject({ result: "paid", payment_intent: null });
    const session = await read(id);
    const subscription = session.subscription as Stripe.Subscription;
    const invoice = session.invoice as Stripe.Invoice;
    const customer = session.customer as Stripe.Customer;
    expect(session).toMatchObject({ status: "complete", payment_status: "paid", payment_intent: null });
    expect(customer).toMatchObject({ email: "finca@example.com", currency: "usd" });
    expect(subscription).toMatchObject({
      status: "active",
      customer: customer.id,
      metadata: { vendor_id: "vendor-1" },
      latest_invoice: invoice.id,
      cancel_at: null,
      billing_mode: { type: "flexible" },
    });
    expect(subscription.default_payment_method).toMatchObject({
      customer: customer.id,
      card: { last4: "4242" },
    });
    const item = currentItem(subscription);
    expect(item.price.id).toBe(plans.basic.id);
    expect(item.price.unit_amount_decimal?.toString()).toBe("2900");
    const [start, end] = [item.current_period_start, item.current_period_end].map(
      (at) => new Date(at * 1000),
    );
    expect(end!.getUTCMonth()).toBe((start!.getUTCMonth() + 1) % 12);
    expect(invoice).toMatchObject({
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 2900,
      amount_remaining: 0,
      attempt_count: 1,
      number: `${customer.invoice_prefix}-0001`,
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    });
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 2900,
      description: "1 × Basic (at $29.00 / month)",
      period: { start: item.current_period_start, end: item.current_period_end },
    });
    const { data } = await bench.stripe.invoicePayments.list({
      invoice: invoice.id!,
      status: "paid",
      expand: ["data.payment.payment_intent.latest_charge"],
    });
    const intent = data[0]!.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: "succeeded", customer: customer.id, amount_received: 2900 });
  });

  it("sends events of all of it", async () => {
    const { id } = await create();
    await bench.pay(id, "4242424242424242");
    const session = await read(id);
    const own = [session.subscription, session.invoice, session.customer, session].map(
      (object) => (object as { id: string }).id,
    );
    const types = [
      "customer.subscription.created",
      "invoice.paid",
      "customer.created",
      "checkout.session.completed",
    ];
    for (const [index, type] of types.entries()) {
      const event = await bench.waitFor(type, (object) => object.id === own[index]);
      expect(event.data.object).toHaveProperty("id", own[index]);
    }
    await bench.waitFor(
      "payment_intent.succeeded",
      (object) => "customer" in object && object.customer === own[2],
    );
  });

  it("is for a customer who is there, with what they carry", async () => {
    const customer = await bench.stripe.customers.create({ email: "own@example.com", name: "Own" });
    const { id } = await create({ customer: customer.id, customer_email: undefined });
    const page = await (await fetch(`${bench.url}/pay/${id}`)).text();
    expect(page).toContain('value="own@example.com"');
    await bench.pay(id, "4242424242424242");
    expect((await read(id)).customer).toMatchObject({ id: customer.id });
    const found = await bench.stripe.checkout.sessions.list({ customer: customer.id });
    expect(found.data.map((session) => session.id)).toEqual([id]);
  });

  it("begins nothing while cards are refused or not confirmed", async () => {
    const { id } = await create();
    expect((await bench.pay(id, "4000000000009995")).body.result).toBe("declined");
    expect((await bench.pay(id, "4000002500003155", { challenge: "fail" })).body.result).toBe("failed");
    const open = await read(id);
    expect(open).toMatchObject({ status: "open", subscription: null, invoice: null });
    expect((await bench.pay(id, "4000002500003155", { challenge: "complete" })).body.result).toBe("paid");
    const session = await read(id);
    expect(session).toMatchObject({ status: "complete" });
    const failed = bench.received.filter(({ event }) => event.type === "payment_intent.payment_failed");
    const ids = failed.map(({ event }) => (event.data.object as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it("begins once, however often and at once it is asked to", async () => {
    const { id } = await create();
    const results = await Promise.all(Array.from({ length: 8 }, () => bench.pay(id, "4242424242424242")));
    expect(results.filter(({ body }) => body.result === "paid")).toHaveLength(1);
    const customer = ((await read(id)).customer as Stripe.Customer).id;
    expect((await bench.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it.each([
    [{ payment_intent_data: { description: "x" } }, "payment_intent_data"],
    [{ customer: "cus_none", customer_email: undefined }, "customer"],
    [{ line_items: [{ price: "price_none", quantity: 1 }] }, "line_items[0][price]"],
    [{ line_items: [] }, "line_items"],
    [{ subscription_data: { trial_period_days: 14 } }, "subscription_data[trial_period_days]"],
  ])("refuses %j at %s", async (more, param) => {
    const error = await create(more as object).catch((caught) => caught);
    expect(error.param).toBe(param);
  });

  it("refuses what is for subscriptions where something is paid once", async () => {
    const params = threeLines({ subscription_data: { metadata: { a: "x" } } });
    const error = await bench.stripe.checkout.sessions.create(params).catch((caught) => caught);
    expect(error).toMatchObject({ statusCode: 400, param: "subscription_data" });
  });

  it("leaves a payment of a customer who is there with them too", async () => {
    const customer = await bench.stripe.customers.create({ email: "once-more@example.com" });
    const params = threeLines({ customer: customer.id, customer_email: undefined });
    const { id } = await bench.stripe.checkout.sessions.create(params);
    const { body } = await bench.pay(id, "4242424242424242");
    const intent = await bench.stripe.paymentIntents.retrieve(body.payment_intent!);
    expect(intent).toMatchObject({ customer: customer.id, setup_future_usage: null });
  });
});

describe("the hosted page of a subscription", () => {
  it.each([
    ["en", "$29.00 per month", "Subscribe"],
    ["es", "al mes", "Suscribirse"],
    ["pt-BR", "por mês", "Assinar"],
  ] as const)("says in %s what it costs and how often", async (locale, price, button) => {
    const { id } = await create({ locale });
    const page = await (await fetch(`${bench.url}/pay/${id}`)).text();
    expect(page).toContain(price);
    expect(page).toContain(`${button}</button>`);
    expect(page).toContain("4000 0000 0000 0341");
  });
});
