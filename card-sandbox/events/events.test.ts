import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines, until, webhookSecret } from "../testing/open-bench.ts";
import { nextTry } from "./retry-times.ts";

let bench: Bench;
let clock = 0;
beforeEach(async () => {
  clock = 0;
  bench = await openBench({ now: () => Date.now() + clock });
});
afterEach(() => bench.close());

interface DeliveryShown {
  event: string;
  type: string;
  state: string;
  attempts: { status: number | null; error: string | null; by_hand: number }[];
}

async function deliveries(): Promise<DeliveryShown[]> {
  const response = await bench.call("GET", "/sandbox/deliveries");
  return ((await response.json()) as { data: DeliveryShown[] }).data;
}

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
    const listed = await bench.stripe.events.list({ limit: 10 });
    expect(listed.data.map(({ type }) => type)).toEqual([
      "checkout.session.completed",
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.created",
    ]);
  });

  it("tell of a refused card", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    await bench.pay(id, "4000000000009995");
    const failed = await bench.waitFor("payment_intent.payment_failed");
    const error = (failed.data.object as Stripe.PaymentIntent).last_payment_error;
    expect(error).toMatchObject({ decline_code: "insufficient_funds" });
    await bench.waitFor("charge.failed");
  });

  it("are found by id, type, time and page", async () => {
    await paidSession();
    const [one] = (await bench.stripe.events.list({ type: "charge.succeeded" })).data;
    expect(await bench.stripe.events.retrieve(one!.id)).toMatchObject({
      id: one!.id,
      type: "charge.succeeded",
    });
    const types = await bench.stripe.events.list({ types: ["charge.succeeded", "payment_intent.created"] });
    expect(types.data).toHaveLength(2);
    expect((await bench.stripe.events.list({ type: "payment_intent.*" })).data).toHaveLength(2);
    const later = await bench.stripe.events.list({ created: { gte: Math.floor(Date.now() / 1000) + 10 } });
    expect(later.data).toEqual([]);
    const first = await bench.stripe.events.list({ limit: 1 });
    const rest = await bench.stripe.events.list({ limit: 10, starting_after: first.data[0]!.id });
    expect(rest.data).toHaveLength(3);
    expect((await bench.stripe.events.retrieve("evt_none").catch((error) => error)).statusCode).toBe(404);
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
  it("are tried again until the receiver takes them", async () => {
    bench.answer.status = 500;
    const id = await paidSession();
    await until(
      async () => (await deliveries()).every(({ attempts }) => attempts.length >= 2),
      "two attempts",
    );
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(4).fill("waiting"));
    const [event] = (await bench.stripe.events.list({ type: "charge.succeeded" })).data;
    expect(event?.pending_webhooks).toBe(1);
    bench.answer.status = 200;
    await until(async () => (await deliveries()).every(({ state }) => state === "delivered"), "the delivery");
    const [last] = await deliveries();
    expect(last?.attempts.map(({ status }) => status)).toEqual([
      ...Array(last!.attempts.length - 1).fill(500),
      200,
    ]);
    expect(
      bench.received.filter(({ event: { data } }) => (data.object as { id: string }).id === id),
    ).toHaveLength(1);
  });

  it("take a redirect for a refusal and an absent receiver for one too", async () => {
    bench.answer.status = 302;
    await paidSession();
    await until(async () => (await deliveries())[0]?.attempts[0]?.status === 302, "the refusal");
    await bench.restart({ webhookUrl: "http://127.0.0.1:9/" });
    await until(async () => (await deliveries())[0]?.attempts.at(-1)?.error != null, "the failure");
  });

  it("go on after a restart", async () => {
    bench.answer.status = 503;
    const id = await paidSession();
    await until(async () => (await deliveries())[0]!.attempts.length > 0, "an attempt");
    await bench.restart();
    bench.answer.status = 200;
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
    bench.answer.status = 500;
    await paidSession();
    await until(async () => (await deliveries()).every(({ attempts }) => attempts.length >= 1), "an attempt");
    clock += 73 * 3600 * 1000;
    await until(async () => (await deliveries()).every(({ state }) => state === "given_up"), "the end");
  });

  it("wait while they are paused, and are sent by hand all the same", async () => {
    await bench.call("POST", "/sandbox/deliveries/pause");
    const id = await paidSession();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bench.received).toEqual([]);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
    const [event] = (await bench.stripe.events.list({ type: "checkout.session.completed" })).data;
    for (let count = 0; count < 2; count++) {
      const sent = await bench.call("POST", `/sandbox/events/${event!.id}/redeliver`);
      expect(await sent.json()).toMatchObject({ status: 200 });
    }
    expect(bench.received.map((received) => received.event.id)).toEqual([event!.id, event!.id]);
    await bench.call("POST", "/sandbox/deliveries/resume");
    await until(() => bench.received.length === 6, "the rest");
    const none = await bench.call("POST", "/sandbox/events/evt_none/redeliver");
    expect(none.status).toBe(404);
  });

  it("are only of the types asked for, while all are recorded", async () => {
    await bench.restart({ webhookEvents: ["checkout.session.completed"] });
    await paidSession();
    await bench.waitFor("checkout.session.completed");
    expect(await deliveries()).toHaveLength(1);
    expect((await bench.stripe.events.list()).data).toHaveLength(4);
  });
});
