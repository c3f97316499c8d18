import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areThere, differentTypes, type Fields, fixtureOf, namesOf } from "../testing/fixtures.ts";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";

const kinds = [
  "checkout.session",
  "item",
  "price",
  "product",
  "payment_intent",
  "payment_method",
  "charge",
  "refund",
  "balance_transaction",
  "event",
];

describe.skipIf(!areThere)("the objects carry every field of the provider's fixtures", () => {
  let bench: Bench;
  const answered: Record<string, Fields> = {};

  beforeAll(async () => {
    bench = await openBench();
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    await bench.pay(id, "4242424242424242");
    const get = async (url: string) => (await (await bench.call("GET", url)).json()) as Fields;
    const session = await get(`/v1/checkout/sessions/${id}`);
    const lines = await get(`/v1/checkout/sessions/${id}/line_items?expand[]=data.price.product`);
    const intent = await get(`/v1/payment_intents/${session.payment_intent}`);
    const charge = await get(`/v1/charges/${intent.latest_charge}`);
    const refund = await bench.call("POST", "/v1/refunds", `charge=${charge.id}&amount=100`, {
      "content-type": "application/x-www-form-urlencoded",
    });
    const item = (lines.data as Fields[])[0]!;
    answered["checkout.session"] = session;
    answered.item = item;
    answered.price = item.price as Fields;
    answered.product = answered.price.product as Fields;
    answered.price.product = answered.product.id;
    answered.payment_intent = intent;
    answered.payment_method = await get(`/v1/payment_methods/${intent.payment_method}`);
    answered.charge = charge;
    answered.refund = (await refund.json()) as Fields;
    answered.balance_transaction = await get(`/v1/balance_transactions/${charge.balance_transaction}`);
    answered.event = ((await get("/v1/events?limit=1")).data as Fields[])[0]!;
  });
  afterAll(() => bench.close());

  it.each(kinds)("%s", (kind) => {
    expect(namesOf(kind, answered[kind]!)).toEqual(Object.keys(fixtureOf(kind)).sort());
  });

  it.each(kinds)("%s: scalars of the same type", (kind) => {
    expect(differentTypes(kind, answered[kind]!)).toEqual([]);
    expect(answered[kind]!.object).toBe(fixtureOf(kind).object);
  });
});
