import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const create = () => bench.stripe.checkout.sessions.create(threeLines());
const read = (id: string) =>
  bench.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge", "line_items"] });

describe("paying", () => {
  it.each([
    ["4242424242424242", "visa"],
    ["5555555555554444", "mastercard"],
    ["378282246310005", "amex"],
  ])("%s pays as %s, and every object agrees on it", async (card, brand) => {
    const { id } = await create();
    const paid = await bench.pay(id, card);
    expect(paid).toMatchObject({ status: 200, body: { result: "paid", session_status: "complete" } });
    expect(paid.body.redirect_url).toBe(`http://127.0.0.1:4119/payment-success?session_id=${id}`);
    const session = await read(id);
    const intent = session.payment_intent as Stripe.PaymentIntent;
    const charge = intent.latest_charge as Stripe.Charge;
    expect(session).toMatchObject({ status: "complete", payment_status: "paid", url: null });
    expect(session.customer_details?.email).toBe("ana@example.com");
    expect(intent).toMatchObject({
      status: "succeeded",
      amount: 4120,
      amount_received: 4120,
      transfer_group: "order-1",
    });
    expect(intent.metadata).toEqual({ order_id: "order-1" });
    expect(charge).toMatchObject({
      paid: true,
      amount: 4120,
      refunded: false,
      metadata: { order_id: "order-1" },
    });
    expect(charge.payment_method_details?.card).toMatchObject({ brand, last4: card.slice(-4) });
  });

  it("takes a fee of 2.9% and 30 cents", async () => {
    const { id } = await create();
    await bench.pay(id, "4242424242424242");
    const session = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ["payment_intent.latest_charge.balance_transaction", "payment_intent.payment_method"],
    });
    const { latest_charge: charge, payment_method: method } = session.payment_intent as Stripe.PaymentIntent;
    const { id: source, balance_transaction: transaction } = charge as Stripe.Charge;
    expect(transaction).toMatchObject({ amount: 4120, fee: 149, net: 3971, source, type: "charge" });
    expect(JSON.stringify(method)).not.toContain("4242424242424242");
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
    ["4000000000000119", "processing_error", "processing_error"],
    ["4111111111111111", "card_declined", "test_mode_live_card"],
  ])("%s is refused with %s and another card still pays", async (card, code, declineCode) => {
    const { id } = await create();
    const refused = await bench.pay(id, card);
    expect(refused.body).toMatchObject({
      result: "declined",
      decline: { code, declineCode },
      session_status: "open",
    });
    const first = (await read(id)).payment_intent as Stripe.PaymentIntent;
    expect(first.status).toBe("requires_payment_method");
    expect(first.last_payment_error).toMatchObject({ type: "card_error", code, decline_code: declineCode });
    expect(first.latest_charge).toMatchObject({ paid: false, status: "failed", failure_code: code });
    expect((await bench.pay(id, "4242424242424242")).body.result).toBe("paid");
    const second = (await read(id)).payment_intent as Stripe.PaymentIntent;
    expect(second).toMatchObject({ id: first.id, status: "succeeded", last_payment_error: null });
  });

  it.each([
    ["4242424242424241", {}],
    ["4242424242424242", { expiry: "01/20" }],
    ["4242424242424242", { expiry: "13/40" }],
    ["4242424242424242", { cvc: "12" }],
    ["4242424242424242", { country: "US", postalCode: "" }],
  ])("%s with %j is wrong before any bank is asked", async (card, more) => {
    const { id } = await create();
    const answer = await bench.pay(id, card, more);
    expect(answer.status).toBe(400);
    expect((await read(id)).payment_intent).toBeNull();
  });

  it("pays once, however often and at once it is asked to", async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 12 }, () => bench.pay(id, "4242424242424242")));
    expect(answers.map(({ body }) => body.result).sort()).toEqual([...Array(11).fill("closed"), "paid"]);
    const { payment_intent: intent } = await read(id);
    await bench.waitFor("checkout.session.completed", (session) => session.id === id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const own = bench.received.filter(
      ({ event: { type, data } }) =>
        type === "checkout.session.completed" && (data.object as { id: string }).id === id,
    );
    expect(own).toHaveLength(1);
    expect((intent as Stripe.PaymentIntent).amount_received).toBe(4120);
  });
});

describe("authentication", () => {
  it.each(["4000002500003155", "4000000000003220"])(
    "%s asks for it and pays when it succeeds",
    async (card) => {
      const { id } = await create();
      const asked = await bench.pay(id, card);
      expect(asked.body).toMatchObject({ result: "challenged", session_status: "open" });
      const waiting = (await read(id)).payment_intent as Stripe.PaymentIntent;
      expect(waiting.status).toBe("requires_action");
      expect(waiting.next_action?.redirect_to_url?.url).toBe(`${bench.url}/pay/${id}/challenge`);
      const answer = await bench.call(
        "POST",
        `/pay/${id}/challenge`,
        new URLSearchParams({ answer: "complete" }).toString(),
        {
          "content-type": "application/x-www-form-urlencoded",
        },
      );
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toContain(`session_id=${id}`);
      const charge = ((await read(id)).payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
      expect(charge.payment_method_details?.card?.three_d_secure?.result).toBe("authenticated");
    },
  );

  it("leaves the session open when it fails", async () => {
    const { id } = await create();
    const failed = await bench.pay(id, "4000002500003155", { challenge: "fail" });
    expect(failed.body).toMatchObject({ result: "failed", session_status: "open" });
    const intent = (await read(id)).payment_intent as Stripe.PaymentIntent;
    expect(intent.last_payment_error?.code).toBe("payment_intent_authentication_failure");
    expect((await bench.pay(id, "4000002500003155", { challenge: "complete" })).body.result).toBe("paid");
  });

  it("can't be completed after the session expired", async () => {
    const { id } = await create();
    await bench.pay(id, "4000002500003155");
    await bench.stripe.checkout.sessions.expire(id);
    const answer = await bench.call("POST", `/pay/${id}/challenge`, "answer=complete", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(answer.status).toBe(410);
    expect((await read(id)).payment_status).toBe("unpaid");
  });
});
