import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { listDisputes } from "#domains/disputes/server/list-disputes.ts";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { openParcelConversation } from "#domains/messaging/server/open-parcel-conversation.ts";
import { messages } from "#domains/messaging/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { say } from "../../../../tests/support/conversations.ts";
import { decide as bankDecides, dispute } from "../../../../tests/support/disputed-orders.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { makePicture } from "../../../../tests/support/pictures.ts";
import { asked, freely, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { addProblemNote } from "./add-problem-note.ts";
import { answerOffer } from "./answer-offer.ts";
import { decideProblem } from "./decide-problem.ts";
import { decideProblemObjection } from "./decide-problem-objection.ts";
import { declineProblem } from "./decline-problem.ts";
import { getProblemAsAdmin } from "./get-problem-as-admin.ts";
import { getProblemPicture } from "./get-problem-picture.ts";
import { listOrderProblems } from "./list-order-problems.ts";
import { listProblems } from "./list-problems.ts";
import { listProblemsAsAdmin } from "./list-problems-as-admin.ts";
import { objectToProblem } from "./object-to-problem.ts";
import { offerSolution } from "./offer-solution.ts";
import { receiveReturn } from "./receive-return.ts";
import { reportProblem } from "./report-problem.ts";
import { sendReturn } from "./send-return.ts";
import { shipReplacement } from "./ship-replacement.ts";
import { storeProblemPicture } from "./store-problem-picture.ts";
import { workOffProblems } from "./work-off-problems.ts";

const day = 86_400_000;
const tracking = { carrier: "DHL", trackingNumber: "JD014600009" };
const facts = "The pictures show a torn bag inside an undamaged box.";
let market: TestMarket;
let admin: SignedInCtx;
let second: SignedInCtx;
const asAdmin = async (name: string) =>
  freely(contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name })));
beforeAll(async () => {
  market = await openTestMarket();
  [admin, second] = [await asAdmin("Root"), await asAdmin("Second")];
});
afterAll(() => market.close());

/** A parcel of three bags at $20, on its way or confirmed as received. */
async function send({ isReceived = true, priceCents = 2_000 } = {}) {
  const { buyer, sellers, parcels, orderId } = await sell(market, [{ priceCents, quantity: 3, stock: 10 }]);
  const [seller, parcel] = [sellers[0]!, parcels[0]!];
  const one = { parcelId: parcel.id };
  await shipParcel(seller, { ...one, ...tracking });
  if (isReceived) await confirmReceipt(buyer, one);
  const { id: lineId, productId } = parcel.lines[0]!;
  return { buyer, seller, orderId, parcelId: parcel.id, lineId, productId, parcel };
}
type Sent = Awaited<ReturnType<typeof send>>;
type Report = Parameters<typeof reportProblem>[1];

const reportInput = ({ parcelId, lineId }: Sent, given: Partial<Report> = {}): Report => ({
  ...{
    parcelId,
    requestId: randomUUID(),
    kind: "damaged",
    wish: "refund",
    isUnopened: false,
    pictureIds: [],
  },
  ...{ lines: [{ lineId, quantity: 2 }], words: "Two of the bags are torn.", ...given },
});
const report = (sent: Sent, given: Partial<Report> = {}) =>
  reportProblem(sent.buyer, reportInput(sent, given));
type Offer = Parameters<typeof offerSolution>[1];
const offer = ({ seller }: Sent, problemId: string, given: Partial<Offer>) =>
  offerSolution(seller, {
    ...{ problemId, offer: "refund", lines: [], shippingCents: 0, pictureIds: [], words: "I am sorry." },
    ...given,
  });
type Decision = Parameters<typeof decideProblem>[1];
const decision = (problemId: string, given: Partial<Decision> = {}): Decision => ({
  ...{ problemId, requestId: randomUUID(), refunds: false, lines: [], includesShipping: false, facts },
  ...{ bearer: "vendor", restocks: false, wasNeverSent: false, rule: "defective", ...given },
});

/** A problem that waits for an administrator, because the buyer disagrees. */
async function escalate(sent: Sent, given: Partial<Report> = {}) {
  const { id } = await report(sent, given);
  await declineProblem(sent.seller, { problemId: id, words: "All bags left whole." });
  await answerOffer(sent.buyer, { problemId: id, answer: "disagree", words: "They did not." });
  return id;
}

/** What a posting's kind moved on an account about an order, in cents. */
async function postedOf(orderId: string, account: string): Promise<number> {
  const rows = await market.infra.db
    .select({ cents: ledgerEntries.amountCents, account: ledgerEntries.account })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.orderId, orderId));
  return rows.filter((row) => row.account === account).reduce((sum, { cents }) => sum + cents, 0);
}
const kindsFor = async ({ caller }: SignedInCtx) =>
  (await market.infra.db.select().from(notifications).where(eq(notifications.userId, caller.userId))).map(
    ({ kind }) => kind,
  );
const mailsTo = async ({ caller }: SignedInCtx) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, caller.email))).map(
    ({ subject }) => subject,
  );
async function expectBooksRight() {
  await market.runJobs();
  market.clock.advance(3_600_000);
  expect(await findBroken(market.infra)).toEqual([]);
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
}

test("from report to refund: the money waits, the vendor gives all that was asked for, both sides hear of it", async () => {
  const sent = await send();
  market.clock.advance(15 * day);
  const before = await getBalance(sent.seller);
  expect(before.availableCents).toBeGreaterThan(0);
  const { id, state, dueAt, owner } = await report(sent);
  expect({ state, owner }).toEqual({ state: "reported", owner: "vendor" });
  expect(Date.parse(dueAt!)).toBeGreaterThanOrEqual(market.infra.clock.now().getTime() + 3 * day);
  expect(await getBalance(sent.seller)).toMatchObject({ availableCents: 0, nowCents: before.nowCents });
  expect(await kindsFor(sent.seller)).toContain("problemReported");
  expect((await mailsTo(sent.seller)).some((subject) => subject.includes("reports a problem"))).toBe(true);
  expect((await listProblems(sent.seller, { filter: "waiting" })).items.map((one) => one.id)).toEqual([id]);
  const closed = await offer(sent, id, { lines: [{ lineId: sent.lineId, quantity: 2 }] });
  expect(closed).toMatchObject({ state: "closed", outcome: "refunded", isBorneByPlatform: false });
  const [refund, ...more] = await refundsOf(market.infra, sent.orderId);
  expect(more).toEqual([]);
  expect(refund).toMatchObject({ goodsCents: 4_000, actor: "system" });
  expect(closed.refundedCents).toBe(refund!.totalCents);
  expect(await kindsFor(sent.buyer)).toEqual(expect.arrayContaining(["problemAnswered", "problemClosed"]));
  expect((await listProblems(sent.seller, { filter: "closed" })).items.map((one) => one.id)).toEqual([id]);
  await expectBooksRight();
});

test("what nobody answers is passed on, then decided by the table, at the vendor's cost", async () => {
  const sent = await send({ isReceived: false });
  expect(await codeOf(report(sent, { kind: "notArrived" }))).toBe("CONFLICT");
  market.clock.advance(10 * day);
  const { id } = await report(sent, { kind: "notArrived", lines: [] });
  market.clock.advance(6 * day);
  await workOffProblems(market.infra);
  expect(await getProblemAsAdmin(admin, { problemId: id })).toMatchObject({
    state: "escalated",
    cause: "silence",
  });
  expect((await listProblemsAsAdmin(admin, { filter: "waiting" })).items.map((one) => one.id)).toContain(id);
  expect(await kindsFor(admin)).toContain("problemEscalated");
  market.clock.advance(8 * day);
  await workOffProblems(market.infra);
  const ended = await getProblemAsAdmin(admin, { problemId: id });
  expect(ended).toMatchObject({ state: "closed", outcome: "refunded", isBorneByPlatform: false });
  const [refund] = await refundsOf(market.infra, sent.orderId);
  // The whole parcel, its delivery included, and what the platform had paid for it.
  expect(refund).toMatchObject({
    goodsCents: 6_000,
    shippingCents: sent.parcel.shippingCents,
    actor: "system",
  });
  expect(refund!.subsidyCents).toBe(sent.parcel.shippingSubsidyCents);
  const entries = await market.infra.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "problem.decide"), eq(auditEntries.subjectId, id)));
  expect(entries.map(({ actorId }) => actorId)).toEqual([null]);
  await expectBooksRight();
});

test("an administrator decides with reasons; the platform bears what it says, exactly; the vendor's money comes back", async () => {
  const sent = await send();
  const problemId = await escalate(sent);
  const before = await getBalance(sent.seller);
  const decided = await decideProblem(
    admin,
    decision(problemId, { refunds: true, lines: [{ lineId: sent.lineId, quantity: 1 }], bearer: "platform" }),
  );
  expect(decided).toMatchObject({
    ...{ state: "closed", outcome: "refunded", isBorneByPlatform: true, refundedCents: expect.any(Number) },
    decision: { rule: "defective", facts, decidedBy: "Root" },
  });
  const [refund] = await refundsOf(market.infra, sent.orderId);
  const { goodsCents, commissionCents, shippingCents, subsidyCents } = refund!;
  expect(goodsCents).toBe(2_000);
  expect(await postedOf(sent.orderId, "platform_losses")).toBe(
    goodsCents + shippingCents - commissionCents + subsidyCents,
  );
  expect((await getBalance(sent.seller)).nowCents).toBe(before.nowCents);
  expect(await codeOf(decideProblem(admin, decision(problemId)))).toBe("CONFLICT");
  expect((await mailsTo(sent.buyer)).some((subject) => subject.includes("is closed"))).toBe(true);
  await expectBooksRight();
});

test("what is decided is of what was reported, and a large refund takes two administrators", async () => {
  const sent = await send({ priceCents: 30_000 });
  const problemId = await escalate(sent);
  const all = (quantity: number) =>
    decision(problemId, { refunds: true, lines: [{ lineId: sent.lineId, quantity }] });
  expect(await codeOf(decideProblem(admin, all(3)))).toBe("NOT_REFUNDABLE");
  expect(await codeOf(decideProblem(admin, decision(problemId, { refunds: true })))).toBe("NOT_REFUNDABLE");
  const waiting = await decideProblem(admin, all(2));
  expect(waiting).toMatchObject({ state: "escalated", waitsForApproval: true });
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
});

test("both sides may object; another administrator reverses, and the buyer gets the rest of what was reported, never more", async () => {
  const sent = await send();
  const problemId = await escalate(sent);
  await decideProblem(
    admin,
    decision(problemId, { refunds: true, lines: [{ lineId: sent.lineId, quantity: 1 }] }),
  );
  await objectToProblem(sent.buyer, { problemId, objection: "Both bags are torn, see the second picture." });
  expect(await codeOf(objectToProblem(sent.seller, { problemId, objection: facts }))).toBe("CONFLICT");
  const answer = { problemId, outcome: "reversed" as const, reason: facts };
  expect(await codeOf(decideProblemObjection(admin, answer))).toBe("SAME_PERSON");
  await decideProblemObjection(second, answer);
  expect(await codeOf(decideProblemObjection(second, answer))).toBe("CONFLICT");
  const refunds = await refundsOf(market.infra, sent.orderId);
  expect(refunds.map(({ goodsCents }) => goodsCents)).toEqual([2_000, 2_000]);
  await expectBooksRight();
  const other = await send();
  const otherId = await escalate(other);
  await decideProblem(
    admin,
    decision(otherId, { refunds: true, lines: [{ lineId: other.lineId, quantity: 2 }] }),
  );
  const before = await getBalance(other.seller);
  await objectToProblem(other.seller, {
    problemId: otherId,
    objection: "They left whole, as the scale shows.",
  });
  await decideProblemObjection(second, { ...answer, problemId: otherId });
  expect((await getBalance(other.seller)).nowCents).toBeGreaterThan(before.nowCents);
  await expectBooksRight();
});

test("a card dispute takes over: the problem waits, is evidence, and goes on when the bank has left the money with the vendor", async () => {
  const sent = await send();
  const { id } = await report(sent);
  const { id: disputeId, providerDisputeId } = await dispute(market, sent.orderId);
  expect(await getProblemAsAdmin(admin, { problemId: id })).toMatchObject({ state: "disputed", dueAt: null });
  expect(await codeOf(declineProblem(sent.seller, { problemId: id, words: "No." }))).toBe("CONFLICT");
  const { items } = await listDisputes(admin, { state: "open", page: 1 });
  expect(items.find((one) => one.id === disputeId)?.evidence?.uncategorized_text).toMatch(
    /buyer: reports that the goods arrived damaged: Two of the bags are torn\./,
  );
  expect(await findBroken(market.infra)).toEqual([]);
  await bankDecides(market, providerDisputeId, "won");
  expect(await getProblemAsAdmin(admin, { problemId: id })).toMatchObject({
    state: "escalated",
    cause: "bank",
  });
  market.clock.advance(10 * day);
  await workOffProblems(market.infra);
  expect(await getProblemAsAdmin(admin, { problemId: id })).toMatchObject({
    state: "closed",
    outcome: "upheld",
  });
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
  await expectBooksRight();
});

test("a card dispute that is lost closes the problem: the bank has refunded, and nothing is refunded twice", async () => {
  const sent = await send();
  const problemId = await escalate(sent);
  const { providerDisputeId } = await dispute(market, sent.orderId);
  expect(await codeOf(decideProblem(admin, decision(problemId)))).toBe("CONFLICT");
  await bankDecides(market, providerDisputeId, "lost");
  expect(await getProblemAsAdmin(admin, { problemId })).toMatchObject({
    state: "closed",
    outcome: "chargedBack",
  });
  const refunds = await refundsOf(market.infra, sent.orderId);
  expect(refunds.map(({ paidBy }) => paidBy)).toEqual(["chargeback"]);
  await expectBooksRight();
});

test("a return: sent to the vendor's address, received, refunded and restocked as chosen", async () => {
  const sent = await send();
  const stock = () => readStock(market.infra, sent.productId);
  const { id: problemId } = await report(sent, { kind: "changedMind", wish: "return", isUnopened: true });
  expect(await codeOf(offer(sent, problemId, { offer: "return" }))).toBe("BAD_REQUEST");
  await offer(sent, problemId, { offer: "return", returnTo: "Finca, Calle 1, Huila, Colombia" });
  await answerOffer(sent.buyer, { problemId, answer: "accept", words: "" });
  await sendReturn(sent.buyer, { problemId, ...tracking });
  const before = await stock();
  await receiveReturn(sent.seller, { problemId, isRight: true, restocks: true, words: "All whole." });
  expect((await stock()).stock).toBe(before.stock + 2);
  const [refund] = await refundsOf(market.infra, sent.orderId);
  expect(refund).toMatchObject({ goodsCents: 4_000, shippingCents: 0, restocks: true });
  await expectBooksRight();
});

test("a replacement leaves the stock and moves no money; without enough of it, everything stays", async () => {
  const sent = await send();
  const { id: problemId } = await report(sent, { wish: "replacement" });
  await offer(sent, problemId, { offer: "replacement" });
  await answerOffer(sent.buyer, { problemId, answer: "accept", words: "" });
  const before = await getBalance(sent.seller);
  const stock = await readStock(market.infra, sent.productId);
  await shipReplacement(sent.seller, { problemId, ...tracking });
  expect((await readStock(market.infra, sent.productId)).stock).toBe(stock.stock - 2);
  const moved = await market.infra.db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, sent.productId), eq(stockMovements.reason, "replacement")));
  expect(moved.map(({ delta }) => delta)).toEqual([-2]);
  expect((await getBalance(sent.seller)).nowCents).toBe(before.nowCents);
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
  await expectBooksRight();
});

test("a report is one, in its days, of what is left, and one at a time", async () => {
  const sent = await send();
  const input = reportInput(sent);
  const [first, again] = await Promise.all([
    reportProblem(sent.buyer, input),
    reportProblem(sent.buyer, input),
  ]);
  expect(again.id).toBe(first.id);
  expect(await codeOf(report(sent))).toBe("CONFLICT");
  expect(await codeOf(reportProblem(sent.seller, reportInput(sent)))).toBe("NOT_FOUND");
  const other = await send();
  const two = await Promise.all([codeOf(report(other)), codeOf(report(other))]);
  expect(two.sort()).toEqual(["CONFLICT", "fine"]);
  const third = await send();
  await refundParcel(third.seller, asked(third.parcelId, [{ lineId: third.lineId, quantity: 2 }]));
  expect(await codeOf(report(third))).toBe("NOT_REFUNDABLE");
  const one = [{ lineId: third.lineId, quantity: 1 }];
  expect(await codeOf(report(third, { lines: [{ lineId: other.lineId, quantity: 1 }] }))).toBe("NOT_FOUND");
  expect(await codeOf(report(third, { kind: "changedMind", wish: "refund", lines: one }))).toBe("BAD_REQUEST");
  market.clock.advance(15 * day);
  expect(await codeOf(report(third, { kind: "changedMind", wish: "return", isUnopened: true, lines: one }))).toBe("CONFLICT");
  market.clock.advance(16 * day);
  const [reportable] = (await listOrderProblems(third.buyer, { orderId: third.orderId })).reportable;
  expect(reportable!.kinds).toEqual([]);
});

test("a vendor's own 'delivered' does not keep a buyer from saying that nothing came", async () => {
  const sent = await send({ isReceived: false });
  await deliverParcel(sent.seller, { parcelId: sent.parcelId });
  const { lines } = await report(sent, { kind: "notArrived", lines: [] });
  expect(lines.map(({ quantity }) => quantity)).toEqual([3]);
});

test("accepting and the deadline at once, or in two tabs, make one refund", async () => {
  const sent = await send();
  const { id: problemId } = await report(sent, { wish: "replacement" });
  await offer(sent, problemId, { lines: [{ lineId: sent.lineId, quantity: 1 }] });
  market.clock.advance(8 * day);
  const accept = () => codeOf(answerOffer(sent.buyer, { problemId, answer: "accept", words: "" }));
  const [first, other] = await Promise.all([accept(), accept(), workOffProblems(market.infra)]);
  expect([first, other].filter((code) => code !== "CONFLICT").length).toBeLessThanOrEqual(1);
  expect((await refundsOf(market.infra, sent.orderId)).length).toBe(1);
  await expectBooksRight();
});

test("messages are copied as they are, pictures are seen by both sides and administrators, and nobody attaches another's", async () => {
  const sent = await send();
  const { id: conversationId } = await openParcelConversation(sent.buyer, { parcelId: sent.parcelId });
  await say(sent.seller, conversationId, "I packed them myself.");
  const [message] = await market.infra.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  const picture = await storeProblemPicture(sent.buyer, {
    parcelId: sent.parcelId,
    bytes: await makePicture(),
  });
  const seen = (ctx: SignedInCtx) =>
    codeOf(getProblemPicture(ctx, { pictureId: picture.id, width: undefined, format: "webp" }));
  expect([await seen(sent.buyer), await seen(sent.seller), await seen(admin)]).toEqual([
    "fine",
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
  const other = await send();
  const stranger = await report(other);
  const foreign = {
    problemId: stranger.id,
    words: "",
    messageIds: [] as string[],
    pictureIds: [] as string[],
  };
  expect(await codeOf(addProblemNote(other.buyer, { ...foreign, pictureIds: [picture.id] }))).toBe(
    "NOT_FOUND",
  );
  expect(await codeOf(addProblemNote(other.buyer, { ...foreign, messageIds: [message!.id] }))).toBe(
    "NOT_FOUND",
  );
  const { id: problemId } = await report(sent, { pictureIds: [picture.id] });
  const noted = await addProblemNote(sent.buyer, {
    ...{ problemId, words: "See what they wrote.", messageIds: [message!.id], pictureIds: [] },
  });
  expect(noted.events.at(-1)).toMatchObject({
    name: "note",
    messages: [{ senderType: "vendor", content: "I packed them myself." }],
  });
  expect(noted.events[0]!.pictures.map((one) => one.id)).toEqual([picture.id]);
  expect([await seen(sent.seller), await seen(admin), await seen(other.buyer)]).toEqual([
    "fine",
    "fine",
    "NOT_FOUND",
  ]);
});

test("a refund that a vendor agrees to, but can't pay, is for an administrator", async () => {
  const sent = await send();
  market.clock.advance(20 * day);
  const { availableCents } = await getBalance(sent.seller);
  const { id: problemId } = await report(sent);
  // Its money was paid out before: nothing is left.
  await market.infra.db.insert(ledgerPostings).values({ kind: "payout", referenceId: randomUUID() });
  const [posting] = await market.infra.db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.kind, "payout"));
  await market.infra.db.transaction(async (db) => {
    await db.insert(ledgerEntries).values([
      {
        postingId: posting!.id,
        account: "vendor_payable",
        vendorId: sent.seller.caller.vendor!.id,
        amountCents: availableCents,
      },
      { postingId: posting!.id, account: "bank", amountCents: -availableCents },
    ]);
  });
  const after = await offer(sent, problemId, { lines: [{ lineId: sent.lineId, quantity: 2 }] });
  expect(after).toMatchObject({ state: "escalated", cause: "balance" });
  expect(await refundsOf(market.infra, sent.orderId)).toEqual([]);
  const decided = await decideProblem(
    admin,
    decision(problemId, { refunds: true, lines: [{ lineId: sent.lineId, quantity: 2 }] }),
  );
  expect(decided).toMatchObject({ state: "closed", outcome: "refunded" });
  expect((await getBalance(sent.seller)).nowCents).toBeLessThan(0);
  expect(await findBroken(market.infra)).toEqual([]);
});
