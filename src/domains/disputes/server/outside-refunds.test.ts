import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerPostings } from "#domains/ledger/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { retryRefundAsAdmin } from "#domains/orders/server/retry-refund-as-admin.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  control,
  expectBooksRight,
  mailsAbout,
  paymentOf,
  sellTwo,
} from "../../../../tests/support/disputed-orders.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { assignOutsideRefund } from "./assign-outside-refund.ts";
import { bearOutsideRefund } from "./bear-outside-refund.ts";
import { listOutsideRefunds } from "./list-outside-refunds.ts";
import { outsideRefunds } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" }));
});
afterAll(() => market.close());

test("a refund made at the provider is adopted once, assigned to the goods it was for, and the rest borne", async () => {
  const { buyer, orderId, parcels: sent, sellers } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  const { stripe } = market.infra.cards;
  await stripe.refunds.create({ payment_intent: paymentId, amount: 4_900 });
  for (let times = 0; times < 2; times++) await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  const waiting = (await listOutsideRefunds(admin)).filter((one) => one.orderId === orderId);
  expect(waiting).toMatchObject([{ amountCents: 4_900, leftCents: 4_900 }]);
  await expectBooksRight(market);
  const { id: outsideRefundId } = waiting[0]!;
  const wanted = [{ lineId: sent[0]!.lines[0]!.id, quantity: 2 }];
  expect(await codeOf(refundParcel(sellers[0]!, asked(sent[0]!.id, wanted)))).toBe("PAYMENT_DISPUTED");
  const other = await sellTwo(market);
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
  expect(await mailsAbout(market, `refund-buyer:${refund!.id}`)).toHaveLength(1);
  const told = async () =>
    (await market.infra.db.select().from(notifications).where(inArray(notifications.userId, sides))).map(
      ({ kind, params }) => [kind, params.cents],
    );
  const sides = [buyer, ...sellers].map(({ caller }) => caller.userId);
  const found = (await told()).filter(([kind]) => String(kind).endsWith("Found"));
  expect(found.sort()).toEqual([
    ["refundFound", 4_900],
    ["saleRefundFound", 4_900],
    ["saleRefundFound", 4_900],
  ]);
  await bearOutsideRefund(admin, { outsideRefundId });
  const borne = (await told()).filter(([kind]) => String(kind).endsWith("Borne"));
  const left = 4_900 - refund!.totalCents;
  expect(borne.sort()).toEqual([
    ["refundBorne", left],
    ["saleRefundBorne", left],
    ["saleRefundBorne", left],
  ]);
  expect(await codeOf(bearOutsideRefund(admin, { outsideRefundId }))).toBe("NOT_FOUND");
  const [row] = await market.infra.db
    .select()
    .from(outsideRefunds)
    .where(eq(outsideRefunds.id, outsideRefundId));
  expect(row!.lossCents).toBe(4_900 - refund!.totalCents);
  const frozen = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  expect(frozen.every(({ frozenAt }) => frozenAt === null)).toBe(true);
  await expectBooksRight(market);
});

test("our own refunds are not adopted", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  expect(await market.infra.db.$count(outsideRefunds, eq(outsideRefunds.orderId, orderId))).toBe(0);
});

const fail = (id: string) => control(market, `refunds/${id}/fail`);
/** The provider's events about a refund that came back, as it signs them, each of them twice and the later one first. */
async function tellFailure(paymentId: string, refundId: string): Promise<void> {
  const { stripe, webhookSecret: secret } = market.infra.cards;
  for (const type of ["refund.failed", "refund.updated", "refund.failed", "refund.updated"]) {
    const object = { id: refundId, object: "refund", payment_intent: paymentId, status: "failed" };
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    expect(await receiveCardEvent(market.infra, payload, signature)).toBe(true);
    await market.runJobs();
  }
}

test("a refund of ours that comes back is owed again, once, and leaves again when an administrator sends it again", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  const read = async () => (await refundsOf(market.infra, orderId))[0]!;
  const postings = () =>
    market.infra.db.$count(
      ledgerPostings,
      and(eq(ledgerPostings.orderId, orderId), eq(ledgerPostings.kind, "refund_return")),
    );
  for (const times of [1, 2]) {
    const { id: refundId, providerRefundId } = await read();
    await fail(providerRefundId!);
    await tellFailure(paymentId, providerRefundId!);
    expect(await read()).toMatchObject({ state: "failed", settledAt: null });
    expect(await postings()).toBe(times);
    const mails = await mailsAbout(market, `refund-returned:${providerRefundId}`);
    expect(mails).toContain(admin.caller.email);
    expect(new Set(mails).size).toBe(mails.length);
    await expectBooksRight(market);
    await retryRefundAsAdmin(admin, { refundId });
    await market.runJobs();
    const again = await read();
    expect(again).toMatchObject({ state: "refunded", retries: times });
    expect(again.providerRefundId).not.toBe(providerRefundId);
    // The news of before, late.
    await tellFailure(paymentId, providerRefundId!);
    expect([(await read()).state, await postings()]).toEqual(["refunded", times]);
    await expectBooksRight(market);
  }
});

test("a refund that came back before its job heard that it was made stays refused, and posts nothing", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  const [owed] = await refundsOf(market.infra, orderId);
  const made = await market.infra.cards.stripe.refunds.create(
    {
      payment_intent: paymentId,
      amount: owed!.totalCents,
      metadata: { refund_id: owed!.id, order_id: orderId },
    },
    { idempotencyKey: `refund-${owed!.id}` },
  );
  await fail(made.id);
  await tellFailure(paymentId, made.id);
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("failed");
  await retryRefundAsAdmin(admin, { refundId: owed!.id });
  await market.runJobs();
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("refunded");
  await expectBooksRight(market);
});

test("a refund made at the provider that comes back is undone, whether it waits or was borne, and its money released", async () => {
  for (const isBorne of [false, true]) {
    const { orderId } = await sellTwo(market);
    const { paymentId } = await paymentOf(market, orderId);
    const { id } = await market.infra.cards.stripe.refunds.create({ payment_intent: paymentId, amount: 900 });
    await adoptRefunds(market.infra, { providerPaymentId: paymentId });
    const waiting = async () => (await listOutsideRefunds(admin)).filter((one) => one.orderId === orderId);
    if (isBorne) await bearOutsideRefund(admin, { outsideRefundId: (await waiting())[0]!.id });
    await fail(id);
    await tellFailure(paymentId, id);
    expect(await waiting()).toEqual([]);
    const frozen = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
    expect(frozen.every(({ frozenAt }) => frozenAt === null)).toBe(true);
    expect(await mailsAbout(market, `refund-returned:${id}`)).toContain(admin.caller.email);
    await expectBooksRight(market);
  }
});

test("one that was assigned to goods of two parcels is owed to the buyer again, once, and then leaves by card", async () => {
  const { orderId, parcels: sent } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  const { id } = await market.infra.cards.stripe.refunds.create({ payment_intent: paymentId, amount: 7_300 });
  await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  const [waiting] = (await listOutsideRefunds(admin)).filter((one) => one.orderId === orderId);
  const outsideRefundId = waiting!.id;
  for (const parcel of sent) {
    const lines = [{ lineId: parcel.lines[0]!.id, quantity: 1 }];
    await assignOutsideRefund(admin, { outsideRefundId, ...asked(parcel.id, lines) });
  }
  await bearOutsideRefund(admin, { outsideRefundId });
  await expectBooksRight(market);
  await fail(id);
  await tellFailure(paymentId, id);
  const owed = await refundsOf(market.infra, orderId);
  expect(owed.map(({ state, paidBy }) => [state, paidBy])).toEqual([
    ["failed", "card"],
    ["failed", "card"],
  ]);
  expect(await mailsAbout(market, `refund-returned:${id}`)).toContain(admin.caller.email);
  await expectBooksRight(market);
  for (const { id: refundId } of owed) await retryRefundAsAdmin(admin, { refundId });
  await market.runJobs();
  const made = await market.infra.cards.stripe.refunds.list({ payment_intent: paymentId });
  const standing = made.data.filter(({ status }) => status === "succeeded").map(({ amount }) => amount);
  expect(standing.sort()).toEqual(owed.map(({ totalCents }) => totalCents).sort());
  await expectBooksRight(market);
  const { differences } = await reconcileMoney(market.infra);
  expect(differences.filter(({ id: one }) => one === id)).toEqual([]);
});
