import { afterAll, beforeAll, describe, expect, it } from "vitest";
import examples from "../../fixtures/stripe-objects.json" with { type: "json" };
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";
import { addVendor } from "../testing/sell.ts";
import { day, makePlans, subscribe } from "../testing/subscribe.ts";

type Fields = Record<string, unknown>;

const kinds = Object.keys(examples) as (keyof typeof examples)[];

/** Optional fields that only some objects of a kind have. */
const optional: Readonly<Record<string, string[]>> = {
  account: ["controller"],
  "checkout.session": ["line_items"],
  bank_account: ["account", "default_for_currency"],
  event: ["account"],
};

/** Every object that a bench has sent so far, in events and in what they hold. */
function collect(value: unknown, found: Record<string, Fields>): void {
  if (typeof value !== "object" || value === null) return;
  const { object } = value as Fields;
  if (typeof object === "string" && object in examples) found[object] ??= value as Fields;
  for (const inner of Object.values(value)) collect(inner, found);
}

describe("the sandbox's objects and Stripe's published examples", () => {
  let bench: Bench;
  let clock = Date.parse("2026-11-21T09:00:00Z");
  const sent: Record<string, Fields> = {};

  beforeAll(async () => {
    bench = await openBench({ now: () => clock });
    const { id } = await bench.stripe.checkout.sessions.create(threeLines({ expand: ["line_items"] }));
    const { body } = await bench.pay(id, "4000000000000077");
    await bench.stripe.refunds.create({ payment_intent: body.payment_intent!, amount: 100 });
    const subscription = await subscribe(bench, (await makePlans(bench)).basic.id);
    await bench.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    await bench.stripe.billingPortal.sessions.create({ customer: subscription.customer as string });
    await bench.stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const destination = await addVendor(bench);
    const transfer = await bench.stripe.transfers.create({ amount: 1000, currency: "usd", destination });
    await bench.stripe.transfers.createReversal(transfer.id, { amount: 100 });
    clock += day * 1000;
    await bench.call("POST", `/sandbox/payment_intents/${body.payment_intent}/dispute`, "{}");
    await bench.waitFor("payout.created");
    // Read raw: the SDK would turn decimals into objects of its own.
    const read = async (path: string) => collect(await (await bench.call("GET", `/v1/${path}`)).json(), sent);
    await read(`payment_intents/${body.payment_intent}?expand[]=payment_method`);
    await read(`checkout/sessions/${id}?expand[]=line_items.data.price.product`);
    await read("balance_transactions?expand[]=data.source");
    for (const { payload } of bench.received) collect(JSON.parse(payload), sent);
  });
  afterAll(() => bench.close());

  it.each(kinds)("%s has the fields of the example, with scalars of the same types", (kind) => {
    const example = examples[kind] as Fields;
    const own = sent[kind]!;
    const names = Object.keys(own).filter((name) => name in example || !optional[kind]?.includes(name));
    expect(names.sort()).toEqual(Object.keys(example).sort());
    const isScalar = (value: unknown) => value !== null && typeof value !== "object";
    const different = Object.entries(example).filter(
      ([name, value]) => isScalar(value) && isScalar(own[name]) && typeof value !== typeof own[name],
    );
    expect(different).toEqual([]);
  });

  it.each(kinds)("%s carries none of the example's own ids, amounts and dates", (kind) => {
    const ids = JSON.stringify(sent[kind]).match(/1Pg[ac]\w+|obj_123|1234567890|QXg\w+/g);
    expect(ids).toBeNull();
  });
});
