import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { day, itemOf, makePlans, type Plans, subscribe } from "../testing/subscribe.ts";

let bench: Bench;
let plans: Plans;
beforeAll(async () => {
  bench = await openBench();
  plans = await makePlans(bench);
});
afterAll(() => bench.close());

const now = () => Math.floor(Date.now() / 1000);
const clocks = () => bench.stripe.testHelpers.testClocks;
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe("a test clock", () => {
  it("takes a customer who is there through the months, and leaves the others alone", async () => {
    const [mine, other] = [await subscribe(bench, plans.basic.id), await subscribe(bench, plans.basic.id)];
    const clock = await clocks().create({ frozen_time: now(), customer: mine.customer as string });
    expect((await bench.stripe.subscriptions.retrieve(mine.id)).test_clock).toBe(clock.id);
    const end = itemOf(mine).current_period_end;
    expect(await clocks().advance(clock.id, { frozen_time: end })).toMatchObject({
      status: "ready",
      frozen_time: end,
    });
    const count = async (id: string) => (await bench.stripe.invoices.list({ subscription: id })).data.length;
    expect([await count(mine.id), await count(other.id)]).toEqual([2, 1]);
    const renewed = await bench.stripe.subscriptions.retrieve(mine.id);
    expect(itemOf(renewed).current_period_start).toBe(end);
    await bench.waitFor("invoice.paid", (object) => object.id === renewed.latest_invoice);
    await bench.waitFor("test_helpers.test_clock.ready", (object) => object.id === clock.id);
    await clocks().advance(clock.id, { frozen_time: end + 70 * day });
    expect([await count(mine.id), await count(other.id)]).toEqual([4, 1]);
  });

  it("counts for what is done by request too", async () => {
    const start = Date.parse("2027-02-01T00:00:00Z") / 1000;
    const clock = await clocks().create({ frozen_time: start, name: "February" });
    const customer = await bench.stripe.customers.create({ email: "t@example.com", test_clock: clock.id });
    expect(customer.created).toBe(start);
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    const subscription = await bench.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plans.basic.id }],
      default_payment_method: card.id,
    });
    expect(itemOf(subscription).current_period_end).toBe(Date.parse("2027-03-01T00:00:00Z") / 1000);
    await clocks().advance(clock.id, { frozen_time: start + 14 * day });
    const changed = await bench.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: plans.premium.id }],
      proration_behavior: "always_invoice",
      expand: ["latest_invoice"],
    });
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ created: start + 14 * day, amount_paid: 1000, test_clock: clock.id });
  });

  it("never goes back, and is deleted with its customers", async () => {
    const clock = await clocks().create({ frozen_time: now() });
    const customer = await bench.stripe.customers.create({ test_clock: clock.id });
    const back = await fail(clocks().advance(clock.id, { frozen_time: now() - day }));
    expect(back).toMatchObject({ statusCode: 400, param: "frozen_time" });
    const far = await fail(clocks().advance(clock.id, { frozen_time: now() + 800 * day }));
    expect(far).toMatchObject({ statusCode: 400, param: "frozen_time" });
    expect(await fail(clocks().create({ frozen_time: 999_999_999_999 }))).toMatchObject({ statusCode: 400 });
    const past = await fail(clocks().create({ frozen_time: now() - day, customer: customer.id }));
    expect(past.statusCode).toBe(400);
    expect(await clocks().del(clock.id)).toMatchObject({ deleted: true });
    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect(await fail(clocks().retrieve(clock.id))).toMatchObject({ statusCode: 404 });
  });
});
