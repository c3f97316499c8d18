import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines, until, webhookSecret } from "../testing/open-bench.ts";
import { nextTry } from "./delivery.ts";

let bench: Bench;
let clock = 0;
beforeEach(async () => {
  clock = 0;
  bench = await openBench({ now: () => Date.now() + clock });
});
afterEach(() => bench.close());

async function paidSession(): Promise<string> {
  const { id } = await bench.stripe.checkout.sessions.create(threeLines());
  await bench.pay(id, "4242424242424242");
  return id;
}

describe("events", () => {
  it("tell of a payment in its order, each signed for the SDK to verify", async () => {
    const id = await paidSession();
    await until(() => bench.received.length >= 4, "the events");
    expect(bench.received.map(({ event }) => event.type).sort()).toEqual([
      "charge.succeeded",
      "checkout.session.completed",
      "payment_intent.created",
      "payment_intent.succeeded",
    ]);
    for (const { payload, signature, event } of bench.received) {
      expect(bench.stripe.webhooks.constructEvent(payload, signature, webhookSecret).id).toBe(event.id);
      expect(() => bench.stripe.webhooks.constructEvent(`${payload} `, signature, webhookSecret)).toThrow();
      expect(() => bench.stripe.webhooks.constructEvent(payload, signature, "whsec_other")).toThrow();
    }
    const completed = await bench.waitFor("checkout.session.completed");
    expect(completed.data.object).toMatchObject({ id, status: "complete", payment_status: "paid" });
  });

  it("tell of a refused card", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    await bench.pay(id, "4000000000009995");
    const failed = await bench.waitFor("payment_intent.payment_failed");
    const error = (failed.data.object as Stripe.PaymentIntent).last_payment_error;
    expect(error).toMatchObject({ decline_code: "insufficient_funds" });
    await bench.waitFor("charge.failed");
  });

  it("name the request and the key that led to them", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    const { lastResponse } = await bench.stripe.checkout.sessions.expire(
      id,
      {},
      { idempotencyKey: "expire-1" },
    );
    const event = await bench.waitFor("checkout.session.expired");
    expect(event.request).toEqual({ id: lastResponse.requestId, idempotency_key: "expire-1" });
  });
});

describe("deliveries", () => {
  it("are tried again until the receiver accepts them, once each", async () => {
    bench.answer.status = 500;
    const id = await paidSession();
    await until(() => bench.refused() >= 8, "two attempts");
    bench.answer.status = 200;
    await until(() => bench.received.length === 4, "the deliveries");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const own = bench.received.filter(({ event: { data } }) => (data.object as { id: string }).id === id);
    expect([own.length, bench.received.length]).toEqual([1, 4]);
  });

  it("take a redirect for a refusal and an absent receiver for one too", async () => {
    bench.answer.status = 302;
    const id = await paidSession();
    await until(() => bench.refused() >= 8, "the refusals");
    const logged: string[] = [];
    await bench.restart({ webhookUrl: "http://127.0.0.1:9/", log: (line) => logged.push(line) });
    await until(() => logged.some((line) => line.includes("was not accepted")), "the failure");
    bench.answer.status = 200;
    await bench.restart();
    await bench.waitFor("checkout.session.completed", (session) => session.id === id);
  });

  it("back off from a fifth of a second to an hour and end after three days", () => {
    const hour = 3600 * 1000;
    const pauses = [1, 2, 3, 4, 5, 6, 7, 60].map((tries) => nextTry(tries, 0, 0));
    expect(pauses).toEqual([200, 1000, 5000, 30_000, 120_000, 600_000, hour, hour]);
    expect(nextTry(70, 0, 71 * hour)).toBe(72 * hour);
    expect(nextTry(71, 0, 71 * hour + 1)).toBeNull();
  });

  it("are given up after three days by the clock", async () => {
    const logged: string[] = [];
    await bench.restart({ log: (line) => logged.push(line) });
    bench.answer.status = 500;
    await paidSession();
    await until(() => bench.refused() >= 4, "an attempt");
    clock += 73 * 3600 * 1000;
    await until(() => logged.filter((line) => line.endsWith("given up")).length === 4, "the end");
  });

  it("are only of the types asked for", async () => {
    await bench.restart({ webhookEvents: ["checkout.session.completed"] });
    await paidSession();
    await bench.waitFor("checkout.session.completed");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bench.received).toHaveLength(1);
  });
});
