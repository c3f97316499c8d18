import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { currentItem, makePlans, subscribe } from "../testing/subscribe.ts";

let bench: Bench;
let ids: Record<string, string> = {};
const logged: string[] = [];
beforeAll(async () => {
  bench = await openBench({ log: (line) => logged.push(line) });
  const { basic } = await makePlans(bench);
  const subscription = await subscribe(bench, basic.id);
  const { id: account } = await bench.stripe.accounts.create({ type: "express" });
  const { id: schedule } = await bench.stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  const { id: clock } = await bench.stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  ids = {
    account,
    clock,
    customer: subscription.customer as string,
    invoice: subscription.latest_invoice as string,
    item: currentItem(subscription).id,
    price: basic.id,
    product: basic.product as string,
    schedule,
    subscription: subscription.id,
  };
});
afterAll(() => bench.close());

const writes = [
  "checkout/sessions",
  "refunds",
  "products",
  "prices",
  "customers",
  "customers/:customer",
  "payment_methods/pm_card_visa/attach",
  "subscriptions/:subscription",
  "subscription_schedules",
  "subscription_schedules/:schedule",
  "invoices/create_preview",
  "invoices/:invoice/pay",
  "billing_portal/sessions",
  "test_helpers/test_clocks",
  "test_helpers/test_clocks/:clock/advance",
  "accounts",
  "account_links",
  "transfers",
  "transfers/tr_none/reversals",
];
const lists = [
  "checkout/sessions",
  "refunds",
  "prices",
  "subscriptions",
  "invoices",
  "invoice_payments",
  "transfers",
  "balance_transactions",
  "events",
];
const fill = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name]!);

describe("strange requests are answered with an error of the protocol, never with a failure", () => {
  it.each(writes)("POST /v1/%s", async (path) => {
    const bodies = [
      "a[b=1",
      "colour=red",
      "expand=x",
      "metadata=x",
      "items=x",
      "items[0]=x",
      "items[0][id]=&items[0][price]=",
      `items[0][id]=${ids.item}&items[0][price]=${"x".repeat(300)}`,
      "phases[0][items]=x",
      "amount=1.5&currency=usd&destination=x",
      "amount=-1&currency=zzz&destination=x",
      "frozen_time=99999999999999999",
      "customer=&subscription=&product=",
      "recurring[interval]=month&recurring[interval_count]=0&currency=usd&unit_amount=1&product=x",
      "controller[stripe_dashboard]=x",
      "flow_data[type]=subscription_cancel&customer=x",
      "metadata[__proto__]=x&metadata[constructor]=y&colour=red",
    ];
    for (const body of bodies) {
      const response = await bench.call("POST", `/v1/${fill(path)}`, body, {
        "content-type": "application/x-www-form-urlencoded",
      });
      expect([400, 402, 403, 404], `${path} ${body}: ${response.status}`).toContain(response.status);
      expect(await response.json()).toHaveProperty("error.message");
    }
    expect(logged).toEqual([]);
  });

  it.each(lists)("GET /v1/%s", async (path) => {
    for (const query of [
      "colour=red",
      "limit=0",
      "limit=x",
      "starting_after=x",
      "expand[]=data.colour.red.x.y",
      "created[gte]=x",
    ]) {
      const response = await bench.call("GET", `/v1/${fill(path)}?${query}`);
      expect(response.status, `${path}?${query}`).toBeLessThan(500);
    }
    expect(logged).toEqual([]);
  });
});
