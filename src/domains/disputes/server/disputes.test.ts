import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { openParcelConversation } from "#domains/messaging/server/open-parcel-conversation.ts";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { retryRefundAsAdmin } from "#domains/orders/server/retry-refund-as-admin.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { say } from "../../../../tests/support/conversations.ts";
import {
  control,
  decide,
  dispute,
  expectBooksRight,
  mailsAbout,
  paymentOf,
  sellTwo,
  settle,
} from "../../../../tests/support/disputed-orders.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { asked, freely, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { acceptDispute } from "./accept-dispute.ts";
import { answerDispute } from "./answer-dispute.ts";
import { listDisputes } from "./list-disputes.ts";
import { relieveVendors } from "./relieve-vendors.ts";
import { settleDispute } from "./settle-dispute.ts";
import { disputes } from "./tables.ts";

const day = 86_400_000;
let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" }));
});
afterAll(() => market.close());

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

test("a dispute freezes the money of every parcel: nothing is paid out, refunded or cancelled until it is decided", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const [first, second] = sellers as [SignedInCtx, SignedInCtx];
  await shipParcel(first, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600003" });
  market.clock.advance(60 * day);
  const before = await getBalance(first);
  expect(before.availableCents).toBeGreaterThan(0);
  const { id } = await dispute(market, orderId);
  expect(await getBalance(first)).toMatchObject({ availableCents: 0, pendingCents: before.availableCents });
  const wanted = [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }];
  expect(await codeOf(refundParcel(first, asked(sent[0]!.id, wanted)))).toBe("PAYMENT_DISPUTED");
  const cancelling = { parcelId: sent[1]!.id, requestId: randomUUID(), restocks: true, reason: "No stock" };
  expect(await codeOf(cancelParcel(second, cancelling))).toBe("PAYMENT_DISPUTED");
  expect(await refundsOf(market.infra, orderId)).toEqual([]);
  expect(await mailsAbout(market, `dispute-opened:${id}:`)).toHaveLength(3);
  await expectBooksRight(market);
});

test("the fee of a dispute that was lost while its parcel's money waits is not paid out to the vendor", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const seller = sellers[0]!;
  const track = { carrier: "DHL", trackingNumber: "JD014600005" };
  await shipParcel(seller, { parcelId: sent[0]!.id, ...track });
  await shipParcel(sellers[1]!, { parcelId: sent[1]!.id, ...track });
  const { providerDisputeId } = await dispute(market, orderId);
  await decide(market, providerDisputeId, "lost");
  const { nowCents, pendingCents, availableCents } = await getBalance(seller);
  expect(nowCents).toBeLessThan(0);
  expect({ pendingCents, availableCents }).toEqual({ pendingCents: 0, availableCents: nowCents });
});

test("an administrator answers once, with order, address, tracking and dates; a dispute that is won releases the money", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  await shipParcel(sellers[0]!, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600004" });
  const { id: conversationId } = await openParcelConversation(sellers[0]!, { parcelId: sent[0]!.id });
  await say(sellers[0]!, conversationId, "Left with your neighbor, as you asked.");
  const before = await accountsOf(orderId, []);
  const { id, providerDisputeId } = await dispute(market, orderId);
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
      uncategorized_text: expect.stringMatching(/dispatched on[\s\S]*Vendor .+: Left with your neighbor/),
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
  expect(await mailsAbout(market, `dispute-won:${id}:`)).toHaveLength(3);
  await expectBooksRight(market);
});

test("a dispute that is lost is borne by the vendors with the fee, their commission comes back, and what was not sent is cancelled and restocked", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const { amountCents } = await paymentOf(market, orderId);
  await shipParcel(sellers[0]!, { parcelId: sent[0]!.id, carrier: "DHL", trackingNumber: "JD014600005" });
  await decide(market, (await dispute(market, orderId)).providerDisputeId, "lost");
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
  await expectBooksRight(market);
});

test("an administrator lets the platform bear it, before or after it is lost, once and with a reason", async () => {
  const { orderId, sellers } = await sellTwo(market);
  const vendorIds = sellers.map(({ caller }) => caller.vendor!.id);
  const sold = await accountsOf(orderId, vendorIds);
  const opened = await dispute(market, orderId);
  const relief = { disputeId: opened.id, reason: "Our carrier lost it" };
  await relieveVendors(admin, relief);
  expect(await codeOf(relieveVendors(admin, relief))).toBe("CONFLICT");
  await acceptDispute(admin, { disputeId: opened.id });
  await market.runJobs();
  const accounts = await accountsOf(orderId, vendorIds);
  expect([accounts["vendor 1"], accounts["vendor 2"]]).toEqual([sold["vendor 1"], sold["vendor 2"]]);
  expect(accounts["platform_losses"]).toBeGreaterThan(1_500);
  const other = await sellTwo(market);
  const late = await dispute(market, other.orderId);
  await decide(market, late.providerDisputeId, "lost");
  await relieveVendors(admin, { ...relief, disputeId: late.id });
  const ids = other.sellers.map(({ caller }) => caller.vendor!.id);
  expect(await accountsOf(other.orderId, ids)).toEqual(accounts);
  await expectBooksRight(market);
});

test("a part of a payment takes whole units and delivery, the platform bears the rest; what was owed to the buyer is paid by it", async () => {
  const {
    orderId,
    sellers,
    parcels: sent,
  } = await sell(market, [{ priceCents: 2_000, quantity: 3, stock: 10 }]);
  // The refund is refused because the bank was faster.
  const { paymentId } = await paymentOf(market, orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  const { id: providerDisputeId } = await control(market, `payment_intents/${paymentId}/dispute`, {
    amount: 5_000,
  });
  await market.runJobs();
  const [refused] = await refundsOf(market.infra, orderId);
  expect(refused).toMatchObject({ state: "failed" });
  await settle(market, providerDisputeId);
  await decide(market, providerDisputeId, "lost");
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
  await expectBooksRight(market);
});

test("a dispute that comes before its order is settled waits for it", async () => {
  const seller = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, seller.vendor.id, { priceCents: 2_000, stock: 5 });
  const buyer = freely(contextFor(market.infra, await addPerson(market.infra)));
  const { id: quoteId } = await createQuote(buyer, { lines: [{ productId, quantity: 1 }], address });
  const { orderId, url } = await startSession(buyer, { quoteId });
  // A card whose holder objects at once.
  await payHostedPage(market, url, "4000000000000259");
  const session = await market.infra.cards.stripe.checkout.sessions.retrieve(
    new URL(url).pathname.split("/").at(-1)!,
  );
  const { data } = await market.infra.cards.stripe.disputes.list({
    payment_intent: session.payment_intent as string,
  });
  await settleDispute(market.infra, { providerDisputeId: data[0]!.id });
  expect(await market.infra.db.$count(disputes, eq(disputes.orderId, orderId))).toBe(0);
  await settleSession(buyer, { orderId });
  market.clock.advance(6_000);
  await market.runJobs();
  expect(await market.infra.db.$count(disputes, eq(disputes.orderId, orderId))).toBe(1);
  await expectBooksRight(market);
});
