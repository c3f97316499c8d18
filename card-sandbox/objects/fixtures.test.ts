import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";

// The provider's published example objects lie beside the repository, not in it.
const path = fileURLToPath(new URL("../../../shared/stripe/fixtures3.json", import.meta.url));
const isThere = existsSync(path);
if (!isThere)
  console.warn(`SKIPPED: no fixtures at ${path}, so the stand-in's objects are not compared with them.`);

type Fields = Record<string, unknown>;

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

// Newer than the fixtures, but in the SDK's types; and the optional ones that only some objects have.
const newer = ["allowed_payment_method_types", "payment_record", "radar_options", "tax_details"];

describe.skipIf(!isThere)("the objects carry every field of the provider's fixtures", () => {
  let bench: Bench;
  const answered: Record<string, Fields> = {};
  const fixtures = isThere
    ? (JSON.parse(readFileSync(path, "utf8")).resources as Record<string, Fields>)
    : {};

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
    const fixture = fixtures[kind]!;
    const own = answered[kind]!;
    const names = Object.keys(own).filter((name) => !(newer.includes(name) && !(name in fixture)));
    expect(names.sort()).toEqual(Object.keys(fixture).sort());
  });

  it.each(kinds)("%s: scalars of the same type", (kind) => {
    const different = Object.entries(fixtures[kind]!).filter(([name, value]) => {
      const mine = answered[kind]![name];
      const areScalars = [value, mine].every((one) => one !== null && typeof one !== "object");
      return areScalars && typeof value !== typeof mine;
    });
    expect(different).toEqual([]);
    expect(answered[kind]!.object).toBe(fixtures[kind]!.object);
  });
});
