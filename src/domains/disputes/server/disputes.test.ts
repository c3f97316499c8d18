import { randomUUID } from "node:crypto";
import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { retryRefundAsAdmin } from "#domains/orders/server/retry-refund-as-admin.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { AppError } from "#kernel/errors.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures, readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { acceptDispute } from "./accept-dispute.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { answerDispute } from "./answer-dispute.ts";
import { assignOutsideRefund } from "./assign-outside-refund.ts";
import { bearOutsideRefund } from "./bear-outside-refund.ts";
import { listDisputes } from "./list-disputes.ts";
import { listOutsideRefunds } from "./list-outside-refunds.ts";
import { relieveVendors } from "./relieve-vendors.ts";
import { settleDispute } from "./settle-dispute.ts";
import { disputes, outsideRefunds } from "./tables.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" }));
});
afterAll(() => market.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

/** Two vendors: two bags at $20 from the one, one bag at $50 from the other. */
const sellTwo = () =>
  sell(
    market,
    [{ priceCents: 2_000, quantity: 2, stock: 10 }],
    [{ priceCents: 5_000, quantity: 1, stock: 10 }],
  );

async function paymentOf(orderId: string): Promise<{ paymentId: string; amountCents: number }> {
  const [attempt] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, "paid")));
  return { paymentId: attempt!.providerPaymentId!, amountCents: attempt!.amountCents };
}

async function control(path: string, body: object = {}): Promise<{ id: string }> {
  const response = await fetch(`${market.sandboxUrl}/sandbox/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_integration" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<{ id: string }>;
}

/** A bank takes an order's payment back, or a part of it; the event's job has run. */
async function dispute(orderId: string, amount?: number) {
  const { paymentId } = await paymentOf(orderId);
  const { id } = await control(`payment_intents/${paymentId}/dispute`, amount ? { amount } : {});
  await settle(id);
  const [row] = await market.infra.db.select().from(disputes).where(eq(disputes.providerDisputeId, id));
  return row!;
}
async function settle(providerDisputeId: string) {
  await settleDispute(market.infra, { providerDisputeId });
  await market.runJobs();
}
async function decide({ providerDisputeId }: { providerDisputeId: string }, decision: "won" | "lost") {
  await control(`disputes/${providerDisputeId}/${decision}`);
  // Events come twice, and late.
  await settle(providerDisputeId);
  await settle(providerDisputeId);
}

/** An order's accounts in cents, without those at zero; a vendor's by its place among the order's. */
async function accountsOf(orderId: string, vendorIds: string[]) {
  const rows = await market.infra.db
    .select({
      account: ledgerEntries.account,
      vendorId: ledgerEntries.vendorId,
      cents: ledgerEntries.amountCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.orderId, orderId));
  const sums: Record<string, number> = {};
  for (const { account, vendorId, cents } of rows) {
    const name = vendorId ? `vendor ${vendorIds.indexOf(vendorId) + 1}` : account;
    sums[name] = (sums[name] ?? 0) + cents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

async function expectBooksRight() {
  market.clock.advance(3_600_000);
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
  expect(await readFigures(market.infra)).toMatchObject({
    ledgerSum: 0,
    differences: { stock: 0, ledger: 0, refunds: 0 },
  });
}

const mailsAbout = async (onceKey: string) =>
  (
    await market.infra.db
      .select()
      .from(emails)
      .where(like(emails.onceKey, `${onceKey}%`))
  ).map(({ recipient }) => recipient);

test("a dispute freezes the money of every parcel: nothing is paid out, refunded or cancelled until it is decided", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo();
  const [first, second] = sellers as [SignedInCtx, SignedInCtx];
  await shipParcel(first, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600003" });
  market.clock.advance(60 * day);
  const before = await getBalance(first);
  expect(before.availableCents).toBeGreaterThan(0);
  const { id } = await dispute(orderId);
  expect(await getBalance(first)).toMatchObject({ availableCents: 0, pendingCents: before.availableCents });
  const wanted = [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }];
  expect(await codeOf(refundParcel(first, asked(sent[0]!.id, wanted)))).toBe("PAYMENT_DISPUTED");
  const cancelling = { parcelId: sent[1]!.id, requestId: randomUUID(), restocks: true, reason: "No stock" };
  expect(await codeOf(cancelParcel(second, cancelling))).toBe("PAYMENT_DISPUTED");
  expect(await refundsOf(market.infra, orderId)).toEqual([]);
  expect(await mailsAbout(`dispute-opened:${id}:`)).toHaveLength(3);
  await expectBooksRight();
});

test("an administrator answers once, with order, address, tracking and dates; a dispute that is won releases the money", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo();
  await shipParcel(sellers[0]!, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600004" });
  const before = await accountsOf(orderId, []);
  const { id, providerDisputeId } = await dispute(orderId);
  const due = async () =>
    (await unscopedListParcels(market.infra.db, orderId)).find((one) => one.availableAt);
  const dueBefore = (await due())!.availableAt!.getTime();
  market.clock.advance(5 * day);
  const { items } = await listDisputes(admin, { state: "open", page: 1 });
  expect(items.find((one) => one.id === id)).toMatchObject({
    reason: "fraudulent",
    evidence: {
      customer_name: "Ada Brown",
      shipping_tracking_number: "JD014600004",
      uncategorized_text: expect.stringContaining("dispatched on"),
    },
  });
  await answerDispute(admin, { disputeId: id, statement: "Signed for by the buyer. winning_evidence" });
  expect(await codeOf(answerDispute(admin, { disputeId: id, statement: "" }))).toBe("CONFLICT");
  const { evidence } = await market.infra.cards.stripe.disputes.retrieve(providerDisputeId);
  expect(evidence).toMatchObject({
    shipping_carrier: "DHL",
    uncategorized_text: expect.stringContaining("Signed for by the buyer."),
  });
  await market.runJobs();
  const [row] = await market.infra.db.select().from(disputes).where(eq(disputes.id, id));
  expect(row).toMatchObject({ state: "won", feeCents: 1_500 });
  // The clock stood still for five days; the fee stays with the platform.
  const after = (await due())!;
  expect(after.frozenAt).toBeNull();
  expect(after.availableAt!.getTime() - dueBefore).toBe(5 * day);
  expect(await accountsOf(orderId, [])).toEqual({
    ...before,
    card_clearing: before["card_clearing"]! - 1_500,
    dispute_fees: 1_500,
  });
  expect(await mailsAbout(`dispute-won:${id}:`)).toHaveLength(3);
  await expectBooksRight();
});

test("a dispute that is lost is borne by the vendors with the fee, their commission comes back, and what was not sent is cancelled and restocked", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo();
  const { amountCents } = await paymentOf(orderId);
  await shipParcel(sellers[0]!, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600005" });
  await decide(await dispute(orderId), "lost");
  const after = await unscopedListParcels(market.infra.db, orderId);
  const of = (place: number) => after.find(({ id }) => id === sent[place]!.id)!;
  expect([of(0).status, of(1).status]).toEqual(["shipped", "cancelled"]);
  expect(await readStock(market.infra, of(0).lines[0]!.productId)).toEqual({ stock: 8, held: 0 });
  expect(await readStock(market.infra, of(1).lines[0]!.productId)).toEqual({ stock: 10, held: 0 });
  // The fee by what was taken of each: the two vendors owe it, and nothing else is left of the order.
  const vendorIds = sellers.map(({ caller }) => caller.vendor!.id);
  const accounts = await accountsOf(orderId, vendorIds);
  expect(Object.keys(accounts).sort()).toEqual(["card_clearing", "vendor 1", "vendor 2"]);
  expect(accounts["card_clearing"]).toBe(-1_500);
  expect(accounts["vendor 1"]! + accounts["vendor 2"]!).toBe(1_500);
  const made = await refundsOf(market.infra, orderId);
  expect(made.map(({ state, paidBy }) => [state, paidBy])).toEqual([
    ["refunded", "chargeback"],
    ["refunded", "chargeback"],
  ]);
  expect(made.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(amountCents);
  expect(
    await codeOf(
      refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: of(0).lines[0]!.id, quantity: 1 }])),
    ),
  ).toBe("NOT_REFUNDABLE");
  await expectBooksRight();
});

test("an administrator lets the platform bear it, before or after it is lost, once and with a reason", async () => {
  const { orderId, sellers } = await sellTwo();
  const vendorIds = sellers.map(({ caller }) => caller.vendor!.id);
  const sold = await accountsOf(orderId, vendorIds);
  const opened = await dispute(orderId);
  const relief = { disputeId: opened.id, reason: "Our carrier lost it" };
  await relieveVendors(admin, relief);
  expect(await codeOf(relieveVendors(admin, relief))).toBe("CONFLICT");
  await acceptDispute(admin, { disputeId: opened.id });
  await market.runJobs();
  const accounts = await accountsOf(orderId, vendorIds);
  expect([accounts["vendor 1"], accounts["vendor 2"]]).toEqual([sold["vendor 1"], sold["vendor 2"]]);
  expect(accounts["platform_losses"]).toBeGreaterThan(1_500);
  const other = await sellTwo();
  const late = await dispute(other.orderId);
  await decide(late, "lost");
  await relieveVendors(admin, { ...relief, disputeId: late.id });
  const ids = other.sellers.map(({ caller }) => caller.vendor!.id);
  expect(await accountsOf(other.orderId, ids)).toEqual(accounts);
  await expectBooksRight();
});

test("a part of a payment takes whole units and delivery, the platform bears the rest; what was owed to the buyer is paid by it", async () => {
  const {
    orderId,
    sellers,
    parcels: sent,
  } = await sell(market, [{ priceCents: 2_000, quantity: 3, stock: 10 }]);
  // The refund is refused because the bank was faster.
  const { paymentId } = await paymentOf(orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  const { id: providerDisputeId } = await control(`payment_intents/${paymentId}/dispute`, { amount: 5_000 });
  await market.runJobs();
  const [refused] = await refundsOf(market.infra, orderId);
  expect(refused).toMatchObject({ state: "failed" });
  await settle(providerDisputeId);
  await decide({ providerDisputeId }, "lost");
  const made = await refundsOf(market.infra, orderId);
  expect(made.map(({ state, paidBy }) => [state, paidBy])).toEqual([
    ["refunded", "chargeback"],
    ["refunded", "chargeback"],
  ]);
  const total = made.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const [row] = await market.infra.db
    .select()
    .from(disputes)
    .where(eq(disputes.providerDisputeId, providerDisputeId));
  expect(total + row!.lossCents).toBe(5_000);
  expect(await codeOf(retryRefundAsAdmin(admin, { refundId: refused!.id }))).toBe("CONFLICT");
  await expectBooksRight();
});

test("a refund made at the provider is adopted once, assigned to the goods it was for, and the rest borne", async () => {
  const { orderId, parcels: sent, sellers } = await sellTwo();
  const { paymentId } = await paymentOf(orderId);
  const { stripe } = market.infra.cards;
  await stripe.refunds.create({ payment_intent: paymentId, amount: 4_900 });
  for (let times = 0; times < 2; times++) await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  const waiting = (await listOutsideRefunds(admin)).filter((one) => one.orderId === orderId);
  expect(waiting).toMatchObject([{ amountCents: 4_900, leftCents: 4_900 }]);
  await expectBooksRight();
  const { id: outsideRefundId } = waiting[0]!;
  const wanted = [{ lineId: sent[0]!.lines[0]!.id, quantity: 2 }];
  expect(await codeOf(refundParcel(sellers[0]!, asked(sent[0]!.id, wanted)))).toBe("PAYMENT_DISPUTED");
  const other = await sellTwo();
  const foreign = asked(other.parcels[0]!.id, [{ lineId: other.parcels[0]!.lines[0]!.id, quantity: 1 }]);
  expect(await codeOf(assignOutsideRefund(admin, { outsideRefundId, ...foreign }))).toBe("NOT_FOUND");
  const tooMuch = asked(
    sent[1]!.id,
    [{ lineId: sent[1]!.lines[0]!.id, quantity: 1 }],
    sent[1]!.shippingCents,
  );
  expect(await codeOf(assignOutsideRefund(admin, { outsideRefundId, ...tooMuch }))).toBe("NOT_REFUNDABLE");
  await assignOutsideRefund(admin, { outsideRefundId, ...asked(sent[0]!.id, wanted) });
  expect(await readStock(market.infra, sent[0]!.lines[0]!.productId)).toEqual({ stock: 10, held: 0 });
  const [refund] = await refundsOf(market.infra, orderId);
  expect(refund).toMatchObject({ state: "refunded", paidBy: "outside" });
  expect(await mailsAbout(`refund-buyer:${refund!.id}`)).toHaveLength(1);
  await bearOutsideRefund(admin, { outsideRefundId });
  expect(await codeOf(bearOutsideRefund(admin, { outsideRefundId }))).toBe("NOT_FOUND");
  const [row] = await market.infra.db
    .select()
    .from(outsideRefunds)
    .where(eq(outsideRefunds.id, outsideRefundId));
  expect(row!.lossCents).toBe(4_900 - refund!.totalCents);
  const frozen = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  expect(frozen.every(({ frozenAt }) => frozenAt === null)).toBe(true);
  await expectBooksRight();
});

test("our own refunds, and a dispute about what is not ours, change nothing", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo();
  const { paymentId } = await paymentOf(orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  expect(await market.infra.db.$count(outsideRefunds, inArray(outsideRefunds.orderId, [orderId]))).toBe(0);
});
