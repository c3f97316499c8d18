import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { control } from "../../../../tests/support/disputed-orders.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";

let market: TestMarket;
let adminId: string;
beforeAll(async () => {
  market = await openTestMarket();
  adminId = (await addPerson(market.infra, { roles: ["admin"] })).userId;
});
afterAll(() => market.close());

/** An event as the provider signs it, delivered twice, with what it leads to. */
async function tell(type: string, object: object): Promise<void> {
  const { stripe, webhookSecret: secret } = market.infra.cards;
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  for (let times = 0; times < 2; times++)
    expect(await receiveCardEvent(market.infra, payload, signature)).toBe(true);
  await market.runJobs();
}

/** A payment page that was paid after its goods had been given up. */
async function payTooLate() {
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id);
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const quote = await createQuote(ctx, { lines: [{ productId, quantity: 1 }], address });
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await releaseHolds(market.infra, orderId);
  await payHostedPage(market, url);
  const session = await market.infra.cards.stripe.checkout.sessions.retrieve(
    new URL(url).pathname.split("/").at(-1)!,
  );
  const metadata = { order_id: orderId };
  const settle = () => tell("checkout.session.completed", { object: "checkout.session", metadata });
  const { number } = (await market.infra.db.select().from(orders).where(eq(orders.id, orderId)))[0]!;
  return { orderId, number, settle, paymentId: session.payment_intent as string };
}
const stateOf = async (orderId: string) =>
  (await market.infra.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)))[0]!;
const toldOf = async (orderId: string, kind: "lateRefundReturned" | "latePaymentDisputed") =>
  (
    await market.infra.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, adminId),
          eq(notifications.kind, kind),
          eq(notifications.subjectId, orderId),
        ),
      )
  ).map(({ params }) => params);

test("the refund of a payment that came too late comes back days later: administrators are told once, and what to do", async () => {
  const { orderId, number, settle, paymentId } = await payTooLate();
  await settle();
  const { state, amountCents } = await stateOf(orderId);
  expect(state).toBe("refunded");
  market.clock.advance(4 * 86_400_000);
  const { data } = await market.infra.cards.stripe.refunds.list({ payment_intent: paymentId });
  await control(market, `refunds/${data[0]!.id}/fail`);
  for (const type of ["refund.updated", "refund.failed"])
    await tell(type, { id: data[0]!.id, object: "refund", payment_intent: paymentId });
  expect(await toldOf(orderId, "lateRefundReturned")).toEqual([{ number, cents: amountCents }]);
});

test("a payment that came too late is disputed before it was given back: administrators are told once, and what to do", async () => {
  const { orderId, number, settle, paymentId } = await payTooLate();
  const { id } = await control(market, `payment_intents/${paymentId}/dispute`);
  await settle().catch(() => undefined);
  const { state, amountCents } = await stateOf(orderId);
  expect(state).toBe("refunding");
  for (const type of ["charge.dispute.created", "charge.dispute.updated"])
    await tell(type, { id, object: "dispute", payment_intent: paymentId });
  expect(await toldOf(orderId, "latePaymentDisputed")).toEqual([{ number, cents: amountCents }]);
});

test("a payment that is unknown here notifies no one", async () => {
  const { orderId, settle, paymentId } = await payTooLate();
  await settle();
  await market.infra.db
    .update(paymentAttempts)
    .set({ providerPaymentId: "pi_another" })
    .where(eq(paymentAttempts.orderId, orderId));
  const { data } = await market.infra.cards.stripe.refunds.list({ payment_intent: paymentId });
  await control(market, `refunds/${data[0]!.id}/fail`);
  await tell("refund.failed", { id: data[0]!.id, object: "refund", payment_intent: paymentId });
  expect(await toldOf(orderId, "lateRefundReturned")).toEqual([]);
});
