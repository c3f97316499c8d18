import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { openReceiver, type Received, type Receiver } from "../../../../tests/support/webhook-receiver.ts";
import {
  addEnterprise,
  deliveriesOf,
  listenAt,
  publishEvents,
} from "../../../../tests/support/webhook-steps.ts";
import { retryDelays } from "../delivery-life.ts";
import { createEndpoint } from "./create-endpoint.ts";
import { deliverWebhook } from "./deliver-webhook.ts";
import { forgetOldDeliveries } from "./forget-old-deliveries.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { pingEndpoint } from "./ping-endpoint.ts";
import { replayDelivery } from "./replay-delivery.ts";
import { rotateEndpointSecret } from "./rotate-endpoint-secret.ts";
import { webhookDeliveries, webhookEvents } from "./tables.ts";

let market: TestMarket;
let receiver: Receiver;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  receiver = await openReceiver();
});
afterEach(() => receiver.reset());
afterAll(async () => {
  receiver?.close();
  await market?.close();
});

const newShop = () => addEnterprise(market);
const listen = (ctx: SignedInCtx, address = receiver.url) => listenAt(ctx, address);
const tell = (ctx: SignedInCtx, news?: VendorEvent) => publishEvents(market, ctx, news);
/** Verifies like a receiver, with the market's clock. */
function verify(secret: string, body: string, headers: Record<string, string>): unknown {
  vi.useFakeTimers({ toFake: ["Date"], now: market.clock.now() });
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}
test("what happened is posted, signed, under the event's id and the delivery's", async () => {
  const ctx = await newShop();
  const { endpoint, secret } = await listen(ctx);
  await market.infra.db.transaction((tx) =>
    publishVendorEvent(
      { db: tx, jobs: market.infra.jobs },
      { vendorId: ctx.caller.vendor!.id, type: "stock.changed", payload: { productId: "p", delta: 3 } },
    ),
  );
  await market.runJobs();
  const [{ headers, body }] = receiver.received as [Received];
  expect(verify(secret, body, headers)).toEqual({
    type: "stock.changed",
    timestamp: market.clock.now().toISOString(),
    data: { productId: "p", delta: 3 },
  });
  expect(() => verify(secret, body.replace("3", "4"), headers)).toThrow();
  const [logged] = await deliveriesOf(ctx, endpoint.id);
  expect(logged).toMatchObject({ state: "delivered", attempts: 1, lastStatus: 204, lastError: null });
  expect(headers["webhook-id"]).toBe(logged!.eventId);
  expect(headers["cafeto-delivery-id"]).toBe(logged!.id);
  expect(JSON.stringify(await listEndpoints(ctx))).not.toContain(secret);
});

test("an event published twice is delivered once, and only to subscribed endpoints", async () => {
  const ctx = await newShop();
  await listen(ctx);
  await createEndpoint(ctx, { url: receiver.url, types: ["payout.paid"] });
  await listen(await newShop());
  const news = await tell(ctx);
  await tell(ctx, news);
  await market.runJobs();
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([news.eventId]);
});

test("a failed delivery is tried again after 5 s, 30 s, 2 min … under the same ids, until it succeeds", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  receiver.answer = (response) => response.writeHead(503).end("not yet");
  const news = await tell(ctx);
  await market.runJobs();
  for (const delay of retryDelays.slice(0, 3)) {
    const [waiting] = await deliveriesOf(ctx, endpoint.id);
    expect(waiting).toMatchObject({ state: "waiting", lastStatus: 503, lastError: "status" });
    expect(Date.parse(waiting!.nextAttemptAt!) - market.clock.now().getTime()).toBe(delay);
    const before = receiver.received.length;
    market.clock.advance(delay - 1);
    await market.runJobs();
    expect(receiver.received).toHaveLength(before);
    market.clock.advance(1);
    await market.runJobs();
    expect(receiver.received).toHaveLength(before + 1);
  }
  receiver.answer = (response) => response.writeHead(200).end();
  market.clock.advance(retryDelays[3]);
  await market.runJobs();
  expect(await deliveriesOf(ctx, endpoint.id)).toMatchObject([{ state: "delivered", attempts: 5 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(
    new Set([news.eventId]),
  );
  expect(new Set(receiver.received.map(({ headers }) => headers["cafeto-delivery-id"])).size).toBe(1);
});

test("after eight attempts it has failed; a silent endpoint is switched off and its owner mailed, once", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  receiver.answer = (response) => response.writeHead(500).end();
  await tell(ctx);
  await market.runJobs();
  for (const delay of retryDelays) {
    market.clock.advance(delay);
    await market.runJobs();
  }
  expect(receiver.received).toHaveLength(8);
  expect(await deliveriesOf(ctx, endpoint.id)).toMatchObject([
    { state: "failed", attempts: 8, nextAttemptAt: null },
  ]);
  expect((await listEndpoints(ctx)).items).toMatchObject([
    { isActive: false, lastDelivery: { state: "failed" } },
  ]);
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, ctx.caller.email));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We turned off your webhook endpoint at localhost:${receiver.port}`,
  ]);
  await tell(ctx);
  await expect(pingEndpoint(ctx, { endpointId: endpoint.id })).rejects.toMatchObject({
    code: "ENDPOINT_OFF",
  });
  await market.runJobs();
  expect(receiver.received).toHaveLength(8);
});

test("one that hears something else meanwhile stays on", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  receiver.answer = (response) => response.writeHead(500).end();
  await tell(ctx);
  await market.runJobs();
  for (const delay of retryDelays.slice(0, -1)) {
    market.clock.advance(delay);
    await market.runJobs();
  }
  receiver.answer = (response) => response.writeHead(200).end();
  await pingEndpoint(ctx, { endpointId: endpoint.id });
  await market.runJobs();
  receiver.answer = (response) => response.writeHead(500).end();
  market.clock.advance(retryDelays.at(-1)!);
  await market.runJobs();
  expect((await deliveriesOf(ctx, endpoint.id)).map(({ state }) => state).sort()).toEqual([
    "delivered",
    "failed",
  ]);
  expect((await listEndpoints(ctx)).items).toMatchObject([{ isActive: true }]);
});

test("who dies while delivering leaves the attempt to be made again, with the same id; made twice it counts once", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  const news = await tell(ctx);
  const deliveryId = (await deliveriesOf(ctx, endpoint.id))[0]!.id;
  // The receiver has it, but the sender dies before storing the result.
  const dying = { ...market.infra, db: failingAfterRead(market) };
  await expect(deliverWebhook(dying, { deliveryId, attempt: 0 })).rejects.toThrow("gone");
  expect(receiver.received).toHaveLength(1);
  await market.runJobs();
  await deliverWebhook(market.infra, { deliveryId, attempt: 0 });
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([news.eventId, news.eventId]);
  expect(await deliveriesOf(ctx, endpoint.id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

function failingAfterRead({ infra }: TestMarket) {
  return new Proxy(infra.db, {
    get(db, name, self) {
      if (name === "transaction") return () => Promise.reject(new Error("gone"));
      return Reflect.get(db, name, self);
    },
  });
}

test("a resent event keeps its id and is a line of its own in the log", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  const news = await tell(ctx);
  await market.runJobs();
  const [first] = await deliveriesOf(ctx, endpoint.id);
  const { deliveryId } = await replayDelivery(ctx, { deliveryId: first!.id });
  await market.runJobs();
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([news.eventId, news.eventId]);
  expect(receiver.received[1]!.headers["cafeto-delivery-id"]).toBe(deliveryId);
  expect(deliveryId).not.toBe(first!.id);
  expect(await deliveriesOf(ctx, endpoint.id)).toHaveLength(2);
  await expect(replayDelivery(await newShop(), { deliveryId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a new secret signs from the next delivery on, and the old one no more", async () => {
  const ctx = await newShop();
  const { endpoint, secret: old } = await listen(ctx);
  const { secret } = await rotateEndpointSecret(ctx, { endpointId: endpoint.id });
  await pingEndpoint(ctx, { endpointId: endpoint.id });
  await market.runJobs();
  const [{ headers, body }] = receiver.received as [Received];
  expect(verify(secret, body, headers)).toMatchObject({ type: "ping" });
  expect(() => verify(old, body, headers)).toThrow();
});

test("a shop that leaves the plan gets no more events, not even pending ones", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  await tell(ctx);
  await market.infra.db
    .update(vendors)
    .set({ planType: "premium" })
    .where(eq(vendors.id, ctx.caller.vendor!.id));
  await tell(ctx);
  await market.runJobs();
  expect(receiver.received).toEqual([]);
  expect(await deliveriesOf(ctx, endpoint.id)).toMatchObject([{ state: "failed", lastError: "off" }]);
});

test("deliveries are retained for thirty days, and their events with them", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  const { eventId } = await tell(ctx);
  await market.runJobs();
  market.clock.advance(29 * 86_400_000);
  await forgetOldDeliveries(market.infra);
  expect(await deliveriesOf(ctx, endpoint.id)).toHaveLength(1);
  market.clock.advance(2 * 86_400_000);
  await forgetOldDeliveries(market.infra);
  expect(await deliveriesOf(ctx, endpoint.id)).toEqual([]);
  expect(await market.infra.db.$count(webhookEvents, eq(webhookEvents.id, eventId))).toBe(0);
  expect(await market.infra.db.$count(webhookDeliveries)).toBe(0);
});
