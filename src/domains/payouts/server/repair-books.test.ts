import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProviderSession } from "#domains/payments/server/provider-session.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { accountOf, deliver, openSeedVendor } from "../../../../tests/support/sell-and-pay-out.ts";
import { getBalance } from "./get-balance.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { repairBooks } from "./repair-books.ts";
import { requestPayout } from "./request-payout.ts";
import { payouts } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const hour = 3_600_000;

/** A buyer pays for an order that the restored database no longer has. */
async function payLostOrder(amountCents: number): Promise<string> {
  const session = await openProviderSession(market.infra, {
    attemptId: randomUUID(),
    orderId: randomUUID(),
    orderNumber: 99_999,
    email: "ada@people.example",
    language: "en",
    amountCents,
    lines: [{ name: "Huila", unitCents: amountCents, quantity: 1 }],
    expiresAt: new Date(market.clock.now().getTime() + hour),
  });
  await payHostedPage(market, session.url!);
  const paid = await market.infra.cards.stripe.checkout.sessions.retrieve(session.id);
  return String(paid.payment_intent);
}

test("a payment whose order was lost is reported, and refunded in full by a repair, once", async () => {
  const paymentId = await payLostOrder(4_200);
  // What is only minutes old may still be on its way.
  expect(await repairBooks(market.infra)).toEqual([]);
  market.clock.advance(hour);
  expect((await reconcileMoney(market.infra)).differences).toMatchObject([
    { kind: "provider charge", id: paymentId, expected: "nothing", found: "42.00" },
  ]);
  expect(await repairBooks(market.infra)).toEqual([
    { what: "refunded payment", id: paymentId, amountCents: 4_200 },
  ]);
  expect(await repairBooks(market.infra)).toEqual([]);
  const refunds = await market.infra.cards.stripe.refunds.list({ payment_intent: paymentId });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([4_200]);
  market.clock.advance(hour);
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
});

test("a payout whose row was lost is booked as what it was, so that the vendor is not paid twice", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  // Money of others, of which the transfer is made.
  await sellOne();
  const { availableCents } = await getBalance(ctx);
  const payoutId = randomUUID();
  await market.infra.cards.stripe.transfers.create({
    amount: availableCents,
    currency: "usd",
    destination: await accountOf(ctx),
    transfer_group: `payout_${payoutId}`,
    metadata: { payout_id: payoutId },
  });
  market.clock.advance(hour);
  expect(await repairBooks(market.infra)).toMatchObject([
    { what: "booked payout", amountCents: availableCents },
  ]);
  expect(await repairBooks(market.infra)).toEqual([]);
  await market.runJobs();
  const rows = await market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId));
  expect(rows).toMatchObject([{ id: payoutId, state: "paid", amountCents: availableCents }]);
  await expect(requestPayout(ctx)).rejects.toMatchObject({ code: "PAYOUT_TOO_SMALL" });
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
});
