import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../pages/texts.ts";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";
import { currentItem, invoicesOf, makePlans, type Plans, subscribe } from "../testing/subscribe.ts";

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
  clock = currentItem(subscription).current_period_end * 1000;
  const customer = subscription.customer as string;
  const { data } = await bench.stripe.invoices.list({ customer, status: "open" });
  return { subscription, invoice: data[0]! };
};

describe("the portal", () => {
  it("shows the plan, the card and the invoices, and the way back", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const page = await text(await open(subscription));
    for (const part of ["Basic", "$29.00 per month", "Visa ending in 4242", "finca@example.com", shop]) {
      expect(page).toContain(part);
    }
    const [invoice] = await invoicesOf(bench, subscription);
    expect(page).toContain(invoice!.number);
    expect(page).toContain(`/invoices/${invoice!.id}`);
    expect(page).not.toContain("<script");
  });

  it("says what a schedule will change", async () => {
    const subscription = await subscribe(bench, plans.premium.id);
    const { subscriptionSchedules: schedules } = bench.stripe;
    const { id, phases } = await schedules.create({ from_subscription: subscription.id });
    const { start_date, end_date } = phases[0]!;
    await schedules.update(id, {
      phases: [
        { items: [{ price: plans.premium.id }], start_date, end_date },
        { items: [{ price: plans.basic.id }], duration: { interval: "month", interval_count: 1 } },
      ],
    });
    expect(await text(await open(subscription))).toContain("Changes to Basic on December 21, 2026.");
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
    expect((await invoicesOf(bench, subscription))[0]?.status).toBe("paid");
  });

  it("leads back to the shop where it was opened for one purpose", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const redirect = { return_url: `${shop}?portal=done` };
    const flow = { type: "payment_method_update", after_completion: { type: "redirect", redirect } } as const;
    const url = await open(subscription, { flow_data: flow });
    expect((await get(url)).headers.get("location")).toMatch(/\/card$/);
    const form = await get(`${url}/card`);
    expect(form.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:4119");
    const done = await post(`${url}/card`, card("4242 4242 4242 4242"));
    expect(done.headers.get("location")).toBe(`${shop}?portal=done`);
  });

  it("is closed to others' invoices, and an hour after the last visit", async () => {
    const mine = await subscribe(bench, plans.basic.id);
    const { invoice } = await inDebt();
    const url = await open(mine);
    expect((await post(`${url}/pay/${invoice.id}`)).headers.get("location")).toMatch(/\?done=$/);
    clock += 59 * 60 * 1000;
    expect((await get(url)).status).toBe(200);
    clock += 61 * 60 * 1000;
    const over = await get(url);
    expect(over.status).toBe(410);
    expect(await over.text()).toContain(`href="${shop}"`);
    expect((await post(`${url}/card`)).status).toBe(410);
    expect((await get(`${bench.url}/portal/none`)).status).toBe(404);
    const none = await refusalOf(bench.stripe.billingPortal.sessions.create({ customer: "cus_none" }));
    expect(none).toMatchObject({ code: "resource_missing", param: "customer" });
  });

  it.each(["en", "es", "pt"] as const)("speaks %s", async (language) => {
    const subscription = await subscribe(bench, plans.basic.id);
    const page = await text(await open(subscription, { locale: language }));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(texts[language].portalTitle);
    expect(page).not.toMatch(/\{\{\w+\}\}/);
  });
});
