import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areThere, differentTypes, type Fields, fixtureOf, namesOf } from "../testing/fixtures.ts";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { day, itemOf, makePlans, subscribe } from "../testing/subscribe.ts";

const kinds = [
  "account",
  "account_link",
  "balance",
  "balance_transaction",
  "bank_account",
  "billing_portal.session",
  "customer",
  "deleted_account",
  "deleted_customer",
  "invoice",
  "invoice_payment",
  "invoiceitem",
  "line_item",
  "login_link",
  "payout",
  "plan",
  "price",
  "product",
  "subscription",
  "subscription_item",
  "subscription_schedule",
  "test_helpers.test_clock",
  "transfer",
  "transfer_reversal",
];

describe.skipIf(!areThere)("what vendors need carries every field of the provider's fixtures", () => {
  let bench: Bench;
  let clock = Date.parse("2026-11-21T09:00:00Z");
  const answered: Record<string, Fields> = {};

  // Read raw: the SDK would turn decimals into objects of its own.
  const call = async (method: string, path: string, params: Record<string, string> = {}, headers = {}) => {
    const query = new URLSearchParams(params).toString();
    const isRead = method === "GET";
    const response = await bench.call(
      method,
      `/v1/${path}${isRead && query ? `?${query}` : ""}`,
      isRead ? undefined : query,
      isRead ? headers : { "content-type": "application/x-www-form-urlencoded", ...headers },
    );
    expect(response.status, `${method} ${path}`).toBe(200);
    return (await response.json()) as Fields;
  };
  const first = (list: unknown) => (list as { data: Fields[] }).data[0]!;

  async function answerBilling(): Promise<void> {
    const { basic, premium } = await makePlans(bench);
    const subscription = await subscribe(bench, basic.id);
    await bench.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: premium.id }],
    });
    const customer = subscription.customer as string;
    answered.subscription = await call("GET", `subscriptions/${subscription.id}`);
    answered.subscription_item = first(answered.subscription.items);
    answered.plan = answered.subscription_item.plan as Fields;
    answered.price = await call("GET", `prices/${basic.id}`);
    answered.product = await call("GET", `products/${basic.product}`);
    answered.customer = await call("GET", `customers/${customer}`);
    answered.invoice = await call("GET", `invoices/${subscription.latest_invoice}`);
    answered.line_item = first(answered.invoice.lines);
    answered.invoiceitem = first(await call("GET", "invoiceitems"));
    answered.invoice_payment = first(await call("GET", "invoice_payments"));
    answered.subscription_schedule = await call("POST", "subscription_schedules", {
      from_subscription: subscription.id,
    });
    answered["billing_portal.session"] = await call("POST", "billing_portal/sessions", { customer });
    answered["test_helpers.test_clock"] = await call("POST", "test_helpers/test_clocks", {
      frozen_time: "1800000000",
    });
    answered.deleted_customer = await call("DELETE", `customers/${customer}`);
  }

  async function answerConnect(): Promise<void> {
    const account = (await call("POST", "accounts", { type: "express" })).id as string;
    await bench.call("POST", `/sandbox/accounts/${account}/onboard`, "{}");
    clock += 3 * day * 1000;
    const { id } = await bench.stripe.transfers.create({
      amount: 1000,
      currency: "usd",
      destination: account,
    });
    answered.transfer_reversal = await call("POST", `transfers/${id}/reversals`, { amount: "100" });
    answered.transfer = await call("GET", `transfers/${id}`);
    answered.balance = await call("GET", "balance");
    answered.balance_transaction = first(await call("GET", "balance_transactions", { type: "transfer" }));
    clock += day * 1000;
    answered.payout = first(await call("GET", "payouts", {}, { "stripe-account": account }));
    answered.account = await call("GET", `accounts/${account}`);
    answered.bank_account = first(answered.account.external_accounts);
    answered.login_link = await call("POST", `accounts/${account}/login_links`);
    answered.account_link = await call("POST", "account_links", {
      account,
      type: "account_onboarding",
      return_url: "https://shop.example/done",
      refresh_url: "https://shop.example/again",
    });
    const { id: empty } = await bench.stripe.accounts.create({ type: "express" });
    answered.deleted_account = await call("DELETE", `accounts/${empty}`);
  }

  beforeAll(async () => {
    bench = await openBench({ now: () => clock });
    await answerBilling();
    await answerConnect();
  });
  afterAll(() => bench.close());

  it.each(kinds)("%s", (kind) => {
    expect(namesOf(kind, answered[kind]!)).toEqual(Object.keys(fixtureOf(kind)).sort());
  });

  it.each(kinds)("%s: scalars of the same type", (kind) => {
    expect(differentTypes(kind, answered[kind]!)).toEqual([]);
    expect(answered[kind]!.object).toBe(fixtureOf(kind).object);
  });

  it("subscribing fills the session as the provider does", async () => {
    const { data } = await bench.stripe.checkout.sessions.list({ limit: 1 });
    const session = await call("GET", `checkout/sessions/${data[0]!.id}`);
    expect(namesOf("checkout.session", session)).toEqual(Object.keys(fixtureOf("checkout.session")).sort());
    expect((session as unknown as Stripe.Checkout.Session).mode).toBe("subscription");
  });
});
