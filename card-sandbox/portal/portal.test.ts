import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../pages/texts.ts";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { itemOf, makePlans, type Plans, subscribe } from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
let clock = Date.parse("2026-11-21T09:00:00Z");
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const shop = "http://127.0.0.1:4119/vendor-subscription";
const get = (url: string) => fetch(url, { redirect: "manual" });
const post = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
const open = async (
  subscription: Stripe.Subscription,
  more: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
) => {
  const session = await bench.stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    return_url: shop,
    locale: "en",
    ...more,
  });
  return session.url;
};
const text = async (url: string) => (await get(url)).text();
const read = (id: string) => bench.stripe.subscriptions.retrieve(id, { expand: ["default_payment_method"] });
const card = (number: string) => ({
  number,
  expiry: "08 / 40",
  cvc: "737",
  name: "Ana Prieto",
  country: "ES",
  postalCode: "28001",
});
const inDebt = async (number = "4000000000000341") => {
  const subscription = await subscribe(bench, plans.basic.id, {}, number);
  clock = itemOf(subscription).current_period_end * 1000;
  const { data } = await bench.stripe.invoices.list({ subscription: subscription.id, status: "open" });
  return { subscription, invoice: data[0]! };
};

describe("the portal", () => {
  it("shows the plan, the card and the invoices, and the way back", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const page = await text(await open(subscription));
    for (const part of ["Basic", "$29.00 per month", "Visa ending in 4242", "finca@example.com", shop]) {
      expect(page).toContain(part);
    }
    const invoice = await bench.stripe.invoices.retrieve(subscription.latest_invoice as string);
    expect(page).toContain(invoice.number);
    expect(page).toContain(`/invoices/${invoice.id}`);
    expect(page).not.toContain("<script");
  });

  it("cancels with the period as the provider does it, and takes that back", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const url = await open(subscription);
    expect(await text(`${url}/cancel/${subscription.id}`)).toContain("Cancel your plan?");
    const canceled = await post(`${url}/cancel/${subscription.id}`);
    expect(canceled.headers.get("location")).toContain("?done=canceled");
    expect(await read(subscription.id)).toMatchObject({
      status: "active",
      cancel_at: itemOf(subscription).current_period_end,
      cancel_at_period_end: false,
      cancellation_details: { reason: "cancellation_requested" },
    });
    const page = await text(`${url}?done=canceled`);
    expect(page).toContain("Your plan will end on December 21, 2026.");
    expect((await post(`${url}/resume/${subscription.id}`)).status).toBe(303);
    expect(await read(subscription.id)).toMatchObject({ cancel_at: null, canceled_at: null });
    // The shop's own way to take it back does for the portal's cancellation too.
    await post(`${url}/cancel/${subscription.id}`);
    const kept = await bench.stripe.subscriptions.update(subscription.id, { cancel_at: "" });
    expect(kept.cancel_at).toBeNull();
  });

  it("says what a schedule will change, and lets go of it before it cancels", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const schedule = await bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { start_date, end_date } = schedule.phases[0]!;
    await bench.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        { items: [{ price: plans.premium.id }], start_date, end_date },
        { items: [{ price: plans.basic.id }] },
      ],
    });
    const url = await open(subscription);
    expect(await text(url)).toContain("Changes to Basic on December 21, 2026.");
    await post(`${url}/cancel/${subscription.id}`);
    expect(await read(subscription.id)).toMatchObject({ schedule: null, cancel_at: expect.any(Number) });
    expect((await bench.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("released");
  });

  it("changes the card, once its bank agrees", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const url = await open(subscription);
    const refused = await post(`${url}/card`, card("4000000000000002"));
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("Your card was not changed.");
    const wrong = await post(`${url}/card`, { ...card("4242424242424241"), cvc: "" });
    expect(wrong.status).toBe(422);
    const asked = await post(`${url}/card`, card("4000002500003155"));
    expect(asked.headers.get("location")).toMatch(/\/challenge$/);
    expect(await text(`${url}/challenge`)).toContain("Confirm your card");
    expect((await post(`${url}/challenge`, { answer: "fail" })).headers.get("location")).toContain(
      "unconfirmed",
    );
    expect((await read(subscription.id)).default_payment_method).toMatchObject({ card: { last4: "4242" } });
    const saved = await post(`${url}/card`, card("5555 5555 5555 4444"));
    expect(saved.headers.get("location")).toContain("?done=card");
    const changed = await read(subscription.id);
    expect(changed.default_payment_method).toMatchObject({
      card: { brand: "mastercard" },
      customer: subscription.customer,
    });
    const customer = (await bench.stripe.customers.retrieve(
      subscription.customer as string,
    )) as Stripe.Customer;
    expect(customer.invoice_settings.default_payment_method).toBe(
      (changed.default_payment_method as Stripe.PaymentMethod).id,
    );
  });

  it("pays what is owed, with the card that is kept", async () => {
    const { subscription, invoice } = await inDebt();
    const url = await open(subscription);
    expect(await text(url)).toContain("Pay $29.00 now");
    const refused = await post(`${url}/pay/${invoice.id}`);
    expect(refused.headers.get("location")).toContain("?done=refused");
    expect((await read(subscription.id)).status).toBe("past_due");
    await post(`${url}/card`, card("4242 4242 4242 4242"));
    const paid = await post(`${url}/pay/${invoice.id}`);
    expect(paid.headers.get("location")).toContain("?done=paid");
    expect((await read(subscription.id)).status).toBe("active");
    const twice = await post(`${url}/pay/${invoice.id}`);
    expect(twice.headers.get("location")).toMatch(/\?done=$/);
  });

  it("asks the bank again for a card that wants it each time", async () => {
    const { subscription, invoice } = await inDebt("4000002760003184");
    const url = await open(subscription);
    const asked = await post(`${url}/pay/${invoice.id}`);
    expect(asked.headers.get("location")).toMatch(/\/challenge$/);
    expect(await text(`${url}/challenge`)).toContain("$29.00");
    const done = await post(`${url}/challenge`, { answer: "complete" });
    expect(done.headers.get("location")).toContain("?done=paid");
    expect((await read(subscription.id)).status).toBe("active");
    const paid = await bench.stripe.invoices.retrieve(invoice.id);
    expect(paid.status).toBe("paid");
  });

  it("leads back to the shop where it was opened for one purpose", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const after: Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion = {
      type: "redirect",
      redirect: { return_url: `${shop}?canceled=1` },
    };
    const url = await open(subscription, {
      flow_data: {
        type: "subscription_cancel",
        subscription_cancel: { subscription: subscription.id },
        after_completion: after,
      },
    });
    const first = await get(url);
    expect(first.headers.get("location")).toMatch(new RegExp(`/cancel/${subscription.id}$`));
    const asked = await get(`${url}/cancel/${subscription.id}`);
    expect(asked.headers.get("content-security-policy")).toContain(
      "form-action 'self' http://127.0.0.1:4119",
    );
    const done = await post(`${url}/cancel/${subscription.id}`);
    expect(done.headers.get("location")).toBe(`${shop}?canceled=1`);
  });

  it("is closed to others' things, and an hour after the last visit", async () => {
    const [mine, other] = [await subscribe(bench, plans.basic.id), await subscribe(bench, plans.basic.id)];
    const url = await open(mine);
    expect((await post(`${url}/cancel/${other.id}`)).status).toBe(404);
    expect((await post(`${url}/resume/${other.id}`)).status).toBe(404);
    expect((await read(other.id)).cancel_at).toBeNull();
    clock += 59 * 60 * 1000;
    expect((await get(url)).status).toBe(200);
    clock += 59 * 60 * 1000;
    expect((await get(url)).status).toBe(200);
    clock += 61 * 60 * 1000;
    const over = await get(url);
    expect(over.status).toBe(410);
    expect(await over.text()).toContain(`href="${shop}"`);
    expect((await post(`${url}/cancel/${mine.id}`)).status).toBe(410);
    expect((await get(`${bench.url}/portal/none`)).status).toBe(404);
  });

  it("refuses a customer who is not there, and another's subscription", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);
    const none = await fail(bench.stripe.billingPortal.sessions.create({ customer: "cus_none" }));
    expect(none).toMatchObject({ code: "resource_missing", param: "customer" });
    const { id } = await bench.stripe.customers.create({});
    const flow = {
      type: "subscription_cancel" as const,
      subscription_cancel: { subscription: subscription.id },
    };
    const others = await fail(bench.stripe.billingPortal.sessions.create({ customer: id, flow_data: flow }));
    expect(others.param).toBe("flow_data[subscription_cancel][subscription]");
  });

  it.each(["en", "es", "pt"] as const)("speaks %s", async (language) => {
    const subscription = await subscribe(bench, plans.basic.id);
    const page = await text(await open(subscription, { locale: language }));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(texts[language].portalTitle);
    expect(page).not.toMatch(/\{\{\w+\}\}/);
  });
});
