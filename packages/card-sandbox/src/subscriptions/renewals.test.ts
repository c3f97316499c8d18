import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench, until } from "../testing/open-bench.ts";
import {
  currentItem,
  day,
  invoicesOf,
  makePlans,
  type Plans,
  readSubscription,
  subscribe,
} from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
let clock = 0;
const begin = Date.parse("2026-11-21T09:00:00Z");
beforeEach(async () => {
  clock = begin;
  bench = await openBench({ now: () => clock });
  plans = await makePlans(bench);
});
afterEach(() => bench.close());

const to = (text: string) => {
  clock = Date.parse(`${text}Z`);
};
const read = (subscription: Stripe.Subscription) => readSubscription(bench, subscription);
const invoices = (subscription: Stripe.Subscription) => invoicesOf(bench, subscription);

describe("a renewal", () => {
  it("is charged when its second comes, without anyone looking", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    to("2026-12-21T08:59:59");
    expect(await invoices(subscription)).toHaveLength(1);
    to("2026-12-21T09:00:00");
    await until(
      () =>
        bench.received.some(
          ({ event }) =>
            event.type === "invoice.paid" &&
            (event.data.object as Stripe.Invoice).billing_reason === "subscription_cycle",
        ),
      "the renewal",
    );
    const renewed = await read(subscription);
    expect(currentItem(renewed)).toMatchObject({
      current_period_start: Date.parse("2026-12-21T09:00:00Z") / 1000,
      current_period_end: Date.parse("2027-01-21T09:00:00Z") / 1000,
    });
    expect(renewed.latest_invoice).toMatchObject({ status: "paid", amount_paid: 2900 });
    const updated = await bench.waitFor(
      "customer.subscription.updated",
      (object) => object.id === subscription.id,
    );
    expect(updated.data.previous_attributes).toHaveProperty("latest_invoice");
  });

  it("is announced a week before", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    to("2026-12-14T09:00:00");
    const event = await bench.waitFor("invoice.upcoming");
    const upcoming = event.data.object as Stripe.Invoice;
    expect(upcoming).toMatchObject({ amount_due: 2900, billing_reason: "upcoming" });
    expect(upcoming.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(upcoming.id).toBeUndefined();
  });

  it("is made for every month that passed while nobody looked, each at its own time", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    await bench.restart();
    to("2027-02-22T00:00:00");
    const list = await invoices(subscription);
    expect(list.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10))).toEqual([
      "2027-02-21",
      "2027-01-21",
      "2026-12-21",
      "2026-11-21",
    ]);
    expect(list.every(({ status }) => status === "paid")).toBe(true);
  });
});

describe("a renewal that is refused", () => {
  const failing = async () => {
    const subscription = await subscribe(bench, plans.basic.id, {}, "4000000000000341");
    to("2026-12-21T09:00:00");
    return subscription;
  };

  it("is tried again after 1, 3 and 5 days; then the subscription is unpaid", async () => {
    const subscription = await failing();
    const attempts = async () => {
      const { status, latest_invoice: invoice } = await read(subscription);
      const { attempt_count: count, next_payment_attempt: next } = invoice as Stripe.Invoice;
      return [status, count, next && new Date(next * 1000).toISOString().slice(0, 10)];
    };
    expect(await attempts()).toEqual(["past_due", 1, "2026-12-22"]);
    to("2026-12-22T09:00:00");
    expect(await attempts()).toEqual(["past_due", 2, "2026-12-25"]);
    to("2026-12-25T09:00:00");
    expect(await attempts()).toEqual(["past_due", 3, "2026-12-30"]);
    to("2026-12-30T09:00:00");
    expect(await attempts()).toEqual(["unpaid", 4, null]);
    const failed = () => bench.received.filter(({ event }) => event.type === "invoice.payment_failed");
    await until(() => failed().length === 4, "the events");
    expect((await read(subscription)).latest_invoice).toMatchObject({ status: "open", auto_advance: false });
  });

  it("recovers by itself once another card is there", async () => {
    const subscription = await failing();
    expect((await read(subscription)).status).toBe("past_due");
    const customer = subscription.customer as string;
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer });
    await bench.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
    to("2026-12-22T09:00:00");
    const recovered = await read(subscription);
    expect(recovered).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", attempt_count: 1 },
    });
    const { data } = await bench.stripe.invoicePayments.list({
      invoice: (recovered.latest_invoice as Stripe.Invoice).id!,
    });
    expect(data[0]).toMatchObject({ status: "paid", amount_paid: 2900 });
  });

  it("leaves the invoices of later months as drafts once it is unpaid, and is active when the debt is paid", async () => {
    const subscription = await failing();
    to("2027-01-25T00:00:00");
    const [draft, open] = await invoices(subscription);
    expect([draft?.status, open?.status]).toEqual(["draft", "open"]);
    const customer = subscription.customer as string;
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer });
    await bench.stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
    await bench.stripe.invoices.pay(open!.id!);
    expect((await read(subscription)).status).toBe("active");
  });

  it("asks for the buyer where the bank wants them", async () => {
    const subscription = await subscribe(bench, plans.basic.id, {}, "4000002760003184");
    to("2026-12-21T09:00:00");
    expect((await read(subscription)).status).toBe("past_due");
    const event = await bench.waitFor("invoice.payment_action_required");
    expect((event.data.object as Stripe.Invoice).parent?.subscription_details?.subscription).toBe(
      subscription.id,
    );
    const failed = await bench.waitFor("payment_intent.payment_failed");
    const intent = failed.data.object as Stripe.PaymentIntent;
    expect(intent.last_payment_error?.code).toBe("authentication_required");
  });

  it("stays as it was over a restart", async () => {
    const subscription = await failing();
    const before = await read(subscription);
    await bench.restart();
    expect(await read(subscription)).toMatchObject({
      status: "past_due",
      latest_invoice: { id: (before.latest_invoice as Stripe.Invoice).id },
    });
    clock += day * 1000;
    expect((await read(subscription)).latest_invoice).toMatchObject({ attempt_count: 2 });
  });
});
