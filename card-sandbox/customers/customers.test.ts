import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { itemOf, makePlans } from "../testing/subscribe.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe("customers", () => {
  it("are made, read, changed and found by their address", async () => {
    const made = await bench.stripe.customers.create({
      email: "finca@example.com",
      name: "Finca El Puente",
      metadata: { vendor_id: "v1" },
    });
    expect(made.id).toMatch(/^cus_\w{14}$/);
    expect(made).toMatchObject({ balance: 0, metadata: { vendor_id: "v1" }, delinquent: false });
    const changed = await bench.stripe.customers.update(made.id, {
      name: "Finca",
      metadata: { vendor_id: "", tier: "gold" },
    });
    expect(changed).toMatchObject({ name: "Finca", email: "finca@example.com", metadata: { tier: "gold" } });
    expect(changed.metadata).not.toHaveProperty("vendor_id");
    const { data } = await bench.stripe.customers.list({ email: "finca@example.com" });
    expect(data.map(({ id }) => id)).toEqual([made.id]);
    const event = await bench.waitFor("customer.updated", ({ id }) => id === made.id);
    expect(event.data.previous_attributes).toMatchObject({ name: "Finca El Puente" });
  });

  it("have cards, one of them the default", async () => {
    const { id } = await bench.stripe.customers.create({ email: "a@example.com" });
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer: id });
    expect(card).toMatchObject({ customer: id, card: { brand: "visa", last4: "4242" } });
    const second = await bench.stripe.paymentMethods.attach("pm_card_mastercard", { customer: id });
    const { data } = await bench.stripe.paymentMethods.list({ customer: id, type: "card" });
    expect(data.map((one) => one.id)).toEqual([second.id, card.id]);
    const customer = await bench.stripe.customers.update(id, {
      invoice_settings: { default_payment_method: card.id },
      expand: ["invoice_settings.default_payment_method"],
    });
    expect(customer.invoice_settings.default_payment_method).toMatchObject({ id: card.id });
    const other = await bench.stripe.customers.create({});
    const error = await fail(
      bench.stripe.customers.update(other.id, { invoice_settings: { default_payment_method: card.id } }),
    );
    expect(error.param).toBe("invoice_settings[default_payment_method]");
    await bench.stripe.paymentMethods.detach(card.id);
    const after = await bench.stripe.customers.retrieve(id);
    expect((after as Stripe.Customer).invoice_settings.default_payment_method).toBeNull();
    expect((await bench.stripe.customers.listPaymentMethods(id)).data).toHaveLength(1);
  });

  it("are deleted with their subscriptions, and are no one's to use again", async () => {
    const { basic } = await makePlans(bench);
    const { id } = await bench.stripe.customers.create({ email: "b@example.com" });
    const card = await bench.stripe.paymentMethods.attach("pm_card_visa", { customer: id });
    const subscription = await bench.stripe.subscriptions.create({
      customer: id,
      items: [{ price: basic.id }],
      default_payment_method: card.id,
    });
    expect(subscription.status).toBe("active");
    expect(itemOf(subscription).price.lookup_key).toBe("basic_monthly");
    expect(await bench.stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect((await bench.stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
    const gone = await fail(bench.stripe.customers.update(id, { name: "B" }));
    expect(gone).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(gone.code).toBe("resource_missing");
    expect((await bench.stripe.paymentMethods.retrieve(card.id)).customer).toBeNull();
  });

  it("are 404 where there are none", async () => {
    expect(await fail(bench.stripe.customers.retrieve("cus_none"))).toMatchObject({ statusCode: 404 });
    expect(await fail(bench.stripe.paymentMethods.list({ customer: "cus_none" }))).toMatchObject({
      statusCode: 404,
    });
    const visa = await fail(bench.stripe.paymentMethods.attach("pm_none", { customer: "cus_none" }));
    expect(visa.statusCode).toBe(404);
  });
});
