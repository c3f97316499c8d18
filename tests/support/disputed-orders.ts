import { and, eq, like } from "drizzle-orm";
import { expect } from "vitest";
import { settleDispute } from "#domains/disputes/server/settle-dispute.ts";
import { disputes } from "#domains/disputes/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { emails } from "#platform/email/tables.ts";
import { readFigures } from "./figures.ts";
import type { TestMarket } from "./open-test-market.ts";
import { sell } from "./sell.ts";

/** An order of two vendors: two bags at $20 from the one, one bag at $50 from the other. */
export const sellTwo = (market: TestMarket) =>
  sell(
    market,
    [{ priceCents: 2_000, quantity: 2, stock: 10 }],
    [{ priceCents: 5_000, quantity: 1, stock: 10 }],
  );

/** The provider's id of an order's payment, and its amount. */
export async function paymentOf({ infra }: TestMarket, orderId: string) {
  const [attempt] = await infra.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, "paid")));
  return { paymentId: attempt!.providerPaymentId!, amountCents: attempt!.amountCents };
}

/** A control of the card sandbox. */
export async function control(market: TestMarket, path: string, body: object = {}): Promise<{ id: string }> {
  const response = await fetch(`${market.sandboxUrl}/sandbox/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_integration" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<{ id: string }>;
}

/** A dispute's event has come, and the jobs that it leads to have run. */
export async function settle(market: TestMarket, providerDisputeId: string): Promise<void> {
  await settleDispute(market.infra, { providerDisputeId });
  await market.runJobs();
}

/** A bank takes an order's payment back, or `amount` cents of it. */
export async function dispute(market: TestMarket, orderId: string, amount?: number) {
  const { paymentId } = await paymentOf(market, orderId);
  const { id } = await control(market, `payment_intents/${paymentId}/dispute`, amount ? { amount } : {});
  await settle(market, id);
  const [row] = await market.infra.db.select().from(disputes).where(eq(disputes.providerDisputeId, id));
  return row!;
}

/** The bank decides; its events come twice. */
export async function decide(market: TestMarket, providerDisputeId: string, decision: "won" | "lost") {
  await control(market, `disputes/${providerDisputeId}/${decision}`);
  await settle(market, providerDisputeId);
  await settle(market, providerDisputeId);
}

/** Provider, ledger, orders and stock agree, an hour later. */
export async function expectBooksRight({ infra, clock }: TestMarket): Promise<void> {
  clock.advance(3_600_000);
  expect((await reconcileMoney(infra)).differences).toEqual([]);
  expect(await readFigures(infra)).toMatchObject({
    ledgerSum: 0,
    differences: { stock: 0, ledger: 0, refunds: 0 },
  });
}

/** To whom the mails went whose key begins so. */
export const mailsAbout = async ({ infra }: TestMarket, onceKey: string) =>
  (
    await infra.db
      .select()
      .from(emails)
      .where(like(emails.onceKey, `${onceKey}%`))
  ).map(({ recipient }) => recipient);
