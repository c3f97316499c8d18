import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

async function paidIntent(): Promise<string> {
  const { id } = await bench.stripe.checkout.sessions.create(threeLines());
  return (await bench.pay(id, "4242424242424242")).body.payment_intent!;
}
const chargeOf = async (intent: string) =>
  (await bench.stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] }))
    .latest_charge as Stripe.Charge;

describe("refunds", () => {
  it("give back parts until nothing is left", async () => {
    const intent = await paidIntent();
    const part = await bench.stripe.refunds.create({
      payment_intent: intent,
      amount: 1120,
      metadata: { parcel: "p1" },
    });
    expect(part).toMatchObject({
      amount: 1120,
      status: "succeeded",
      metadata: { parcel: "p1" },
      payment_intent: intent,
    });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1120, refunded: false });
    const over = await bench.stripe.refunds
      .create({ payment_intent: intent, amount: 3001 })
      .catch((error) => error);
    expect(over).toMatchObject({ statusCode: 400, param: "amount" });
    expect(over.message).toContain("$30.00");
    const rest = await bench.stripe.refunds.create({ payment_intent: intent });
    expect(rest.amount).toBe(3000);
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({ amount_refunded: 4120, refunded: true });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    const again = await bench.stripe.refunds.create({ payment_intent: intent }).catch((error) => error);
    expect(again).toMatchObject({ statusCode: 400, code: "charge_already_refunded" });
  });

  it("are found by id and by payment intent, newest first", async () => {
    const intent = await paidIntent();
    const one = await bench.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    const two = await bench.stripe.refunds.create({ payment_intent: intent, amount: 200 });
    expect(await bench.stripe.refunds.retrieve(one.id)).toMatchObject({ id: one.id, amount: 100 });
    const list = await bench.stripe.refunds.list({ payment_intent: intent });
    expect(list.data.map(({ id }) => id)).toEqual([two.id, one.id]);
    const found = await bench.stripe.refunds.retrieve(one.id, { expand: ["balance_transaction"] });
    expect(found.balance_transaction).toMatchObject({ amount: -100, fee: 0, net: -100, type: "refund" });
  });

  it("never give back more than was paid, however many come at once", async () => {
    const intent = await paidIntent();
    const asked = Array.from({ length: 10 }, () =>
      bench.stripe.refunds.create({ payment_intent: intent, amount: 1000 }),
    );
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect((await chargeOf(intent)).amount_refunded).toBe(4000);
  });

  it.each([
    [{ payment_intent: "pi_none" }, 404, "resource_missing", "payment_intent"],
    [{}, 400, "parameter_missing", "payment_intent"],
    [{ payment_intent: "pi_none", reason: "because" }, 400, "parameter_unknown", "reason"],
  ])("refuse %j with %i", async (params, statusCode, code, param) => {
    const error = await bench.stripe.refunds.create(params).catch((caught) => caught);
    expect(error).toMatchObject({ statusCode, param });
    expect(error.code).toBe(code);
  });

  it("refuse an amount of nothing and a payment that was not made", async () => {
    const none = await bench.stripe.refunds
      .create({ payment_intent: await paidIntent(), amount: 0 })
      .catch((e) => e);
    expect(none).toMatchObject({ code: "parameter_invalid_integer", param: "amount" });
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    const { body } = await bench.pay(id, "4000000000000002");
    const unpaid = await bench.stripe.refunds
      .create({ payment_intent: body.payment_intent! })
      .catch((e) => e);
    expect(unpaid).toMatchObject({ statusCode: 400, param: "payment_intent" });
  });

  it("send events", async () => {
    const intent = await paidIntent();
    const refund = await bench.stripe.refunds.create({ payment_intent: intent, amount: 700 });
    await bench.waitFor("refund.created", ({ id }) => id === refund.id);
    const event = await bench.waitFor("charge.refunded", (charge) => charge.payment_intent === intent);
    expect(event.data.object).toMatchObject({ amount_refunded: 700, refunded: false });
    expect(event.data.previous_attributes).toMatchObject({ amount_refunded: 0 });
  });
});
