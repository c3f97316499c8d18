import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";
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
beforeAll(async () => {
  bench = await openBench();
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const now = () => Math.floor(Date.now() / 1000);

describe("customers", () => {
  it("are made, and have a default card that is their own", async () => {
    const { customers, paymentMethods } = bench.stripe;
    const made = await customers.create({
      email: "a@example.com",
      name: "Ana",
      metadata: { vendor_id: "v1" },
    });
    expect(made.id).toMatch(/^cus_\w{14}$/);
    expect(made).toMatchObject({ balance: 0, metadata: { vendor_id: "v1" }, delinquent: false });
    const card = await paymentMethods.attach("pm_card_visa", { customer: made.id });
    expect(card).toMatchObject({ customer: made.id, card: { brand: "visa", last4: "4242" } });
    const settings = { invoice_settings: { default_payment_method: card.id } };
    expect(await customers.update(made.id, settings)).toMatchObject(settings);
    await bench.waitFor("customer.updated", ({ id }) => id === made.id);
    const other = await customers.create({});
    const error = await refusalOf(customers.update(other.id, settings));
    expect(error.param).toBe("invoice_settings[default_payment_method]");
    const none = await refusalOf(paymentMethods.attach("pm_none", { customer: made.id }));
    expect(none.statusCode).toBe(404);
  });

  it("are deleted with their subscriptions, and can't be used again", async () => {
    const subscription = await subscribe(bench, plans.basic.id);
    const customer = subscription.customer as string;
    expect(await bench.stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect(await bench.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await readSubscription(bench, subscription)).status).toBe("canceled");
    expect(await refusalOf(bench.stripe.customers.del(customer))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });
});

describe("prices", () => {
  it("are found by their lookup key, which moves to another price where that is asked for", async () => {
    const product = await bench.stripe.products.create({ id: "cafeto_gold", name: "Gold" });
    const twice = await refusalOf(bench.stripe.products.create({ id: "cafeto_gold", name: "Gold" }));
    expect(twice.code).toBe("resource_already_exists");
    const make = (unit_amount: number, more = {}) =>
      bench.stripe.prices.create({
        ...{ currency: "usd", unit_amount, product: product.id, lookup_key: "gold", ...more },
        recurring: { interval: "month" },
      });
    const find = async () =>
      (await bench.stripe.prices.list({ lookup_keys: ["gold"], active: true })).data.map(({ id }) => id);
    const first = await make(9900);
    expect(await find()).toEqual([first.id]);
    expect((await refusalOf(make(8900))).code).toBe("resource_already_exists");
    const second = await make(8900, { transfer_lookup_key: true });
    expect(await find()).toEqual([second.id]);
    expect(await bench.stripe.prices.retrieve(first.id)).toMatchObject({ lookup_key: null, active: true });
    expect((await refusalOf(make(1, { product: "prod_none" }))).code).toBe("resource_missing");
  });
});

describe("a test clock", () => {
  it("takes its customer through the months, and leaves the others alone", async () => {
    const start = Date.parse("2027-02-01T00:00:00Z") / 1000;
    const { testClocks } = bench.stripe.testHelpers;
    const clock = await testClocks.create({ frozen_time: start });
    const customer = await bench.stripe.customers.create({ email: "t@example.com", test_clock: clock.id });
    expect(customer.created).toBe(start);
    const own = { customer: customer.id, customer_email: undefined } as object;
    const mine = await subscribe(bench, plans.basic.id, own);
    const other = await subscribe(bench, plans.basic.id);
    const end = currentItem(mine).current_period_end;
    expect(end).toBe(Date.parse("2027-03-01T00:00:00Z") / 1000);
    const advanced = await testClocks.advance(clock.id, { frozen_time: end });
    expect(advanced).toMatchObject({ status: "ready", frozen_time: end });
    const count = async () => [
      (await invoicesOf(bench, mine)).length,
      (await invoicesOf(bench, other)).length,
    ];
    expect(await count()).toEqual([2, 1]);
    const renewed = await readSubscription(bench, mine);
    expect(currentItem(renewed).current_period_start).toBe(end);
    expect(renewed.latest_invoice).toMatchObject({ created: end, status: "paid", test_clock: clock.id });
    await testClocks.advance(clock.id, { frozen_time: end + 70 * day });
    expect(await count()).toEqual([4, 1]);
  });

  it("never goes back, nor too far", async () => {
    const { testClocks } = bench.stripe.testHelpers;
    const clock = await testClocks.create({ frozen_time: now() });
    for (const frozen_time of [now() - day, now() + 800 * day]) {
      const error = await refusalOf(testClocks.advance(clock.id, { frozen_time }));
      expect(error).toMatchObject({ statusCode: 400, param: "frozen_time" });
    }
    const far = await refusalOf(testClocks.create({ frozen_time: 999_999_999_999 }));
    expect(far).toMatchObject({ statusCode: 400 });
  });
});
