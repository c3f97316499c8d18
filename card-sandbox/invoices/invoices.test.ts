import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const later = (days: number) => {
  clock += days * day * 1000;
};
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);
const amountsOf = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);

describe("a preview", () => {
  const preview = (subscription: Stripe.Subscription, details: object) =>
    bench.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: plans.premium.id }],
        ...details,
      },
    });

  it("says what an upgrade costs now, to the cent that is then charged", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    later(7);
    const at = Math.floor(clock / 1000);
    const shown = await preview(subscription, { proration_behavior: "always_invoice", proration_date: at });
    expect(shown.id).toMatch(/^upcoming_in_/);
    expect(shown).toMatchObject({ status: "draft", number: null, billing_reason: "upcoming" });
    later(1);
    const changed = await bench.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: plans.premium.id }],
      proration_behavior: "always_invoice",
      proration_date: at,
      expand: ["latest_invoice"],
    });
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(amountsOf(invoice)).toEqual(amountsOf(shown));
    expect(invoice.amount_paid).toBe(shown.amount_due);
    expect(shown.amount_due).toBeGreaterThan(1000);
  });

  it("says what the next invoice will be, after a change or as things stand", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const plain = await bench.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(amountsOf(plain)).toEqual([2900]);
    expect(amountsOf(await preview(subscription, {}))).toEqual([-2900, 4900, 4900]);
    expect(amountsOf(await preview(subscription, { proration_behavior: "none" }))).toEqual([4900]);
    expect((await bench.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  });

  it("says that there will be none once the subscription is to end", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const error = await fail(bench.stripe.invoices.createPreview({ subscription: subscription.id }));
    expect(error).toMatchObject({ statusCode: 404, code: "invoice_upcoming_none" });
  });
});

describe("an open invoice", () => {
  async function debt(): Promise<{ subscription: Stripe.Subscription; invoice: Stripe.Invoice }> {
    const subscription = await subscribe(bench, plans.basic.id, {}, "4000000000000341");
    clock = itemOf(subscription).current_period_end * 1000;
    const { data } = await bench.stripe.invoices.list({ subscription: subscription.id, status: "open" });
    return { subscription, invoice: data[0]! };
  }

  it("is refused with the bank's reason, which stays noted, under the same key too", async () => {
    const { invoice } = await debt();
    const pay = () => bench.stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay-${invoice.id}` });
    const [first, second] = [await fail(pay()), await fail(pay())];
    expect(first).toMatchObject({ type: "StripeCardError", statusCode: 402, code: "card_declined" });
    expect(second.headers["idempotent-replayed"]).toBe("true");
    const charges = await bench.stripe.events.list({ type: "charge.failed", limit: 100 });
    const own = charges.data.filter(
      ({ data }) => (data.object as Stripe.Charge).payment_intent === first.raw.payment_intent.id,
    );
    // One by itself at the renewal, one by this request.
    expect(own).toHaveLength(2);
    const after = await bench.stripe.invoices.retrieve(invoice.id);
    expect(after).toMatchObject({ status: "open", next_payment_attempt: invoice.next_payment_attempt });
  });

  it("is paid with another card once, and makes the subscription active", async () => {
    const { subscription, invoice } = await debt();
    const customer = subscription.customer as string;
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer });
    const paid = await bench.stripe.invoices.pay(invoice.id, { payment_method: card.id });
    expect(paid).toMatchObject({ status: "paid", amount_remaining: 0, next_payment_attempt: null });
    expect((await bench.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    const again = await fail(bench.stripe.invoices.pay(invoice.id));
    expect(again.message).toContain("already paid");
    const { data } = await bench.stripe.invoicePayments.list({ invoice: invoice.id });
    const refund = await bench.stripe.refunds.create({
      payment_intent: data[0]!.payment.payment_intent as string,
      amount: 900,
    });
    expect(refund.status).toBe("succeeded");
  });

  it("can be voided, and is then owed by nobody", async () => {
    const { invoice } = await debt();
    expect(await bench.stripe.invoices.voidInvoice(invoice.id)).toMatchObject({ status: "void" });
    expect((await fail(bench.stripe.invoices.voidInvoice(invoice.id))).statusCode).toBe(400);
    expect((await fail(bench.stripe.invoices.pay(invoice.id))).statusCode).toBe(400);
  });

  it("shows its lines, and all that hangs on it", async () => {
    const { subscription, invoice } = await debt();
    const { data } = await bench.stripe.invoices.listLineItems(invoice.id, {
      expand: ["data.pricing.price_details.price"],
    });
    expect(data[0]?.pricing?.price_details?.price).toMatchObject({ id: plans.basic.id, unit_amount: 2900 });
    const whole = await bench.stripe.invoices.retrieve(invoice.id, {
      expand: ["parent.subscription_details.subscription", "customer"],
    });
    expect(whole.parent?.subscription_details?.subscription).toMatchObject({ id: subscription.id });
    expect(whole.customer).toMatchObject({ email: "finca@example.com" });
    const page = await fetch(invoice.hosted_invoice_url!, { headers: { "accept-language": "es" } });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`Factura ${invoice.number}`);
    expect(html).toContain("Basic");
    expect((await fetch(`${bench.url}/invoices/in_none`)).status).toBe(404);
  });
});
