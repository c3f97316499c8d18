import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { listDisputes } from "#domains/disputes/server/list-disputes.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decide as bankDecides, dispute } from "../../../../tests/support/disputed-orders.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  decision,
  escalate,
  expectMoneyRight,
  facts,
  offer,
  report,
  sendBags,
} from "../../../../tests/support/reported-problems.ts";
import { freely, refundsOf } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { decideProblem } from "./decide-problem.ts";
import { decideProblemObjection } from "./decide-problem-objection.ts";
import { declineProblem } from "./decline-problem.ts";
import { getProblemAsAdmin } from "./get-problem-as-admin.ts";
import { listProblems } from "./list-problems.ts";
import { listProblemsAsAdmin } from "./list-problems-as-admin.ts";
import { objectToProblem } from "./object-to-problem.ts";
import { workOffProblems } from "./work-off-problems.ts";

const day = 86_400_000;
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

const send = (given = {}) => sendBags(market, given);
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
  expect((await mailsTo(sent.seller)).some((subject) => subject.includes("reported a problem"))).toBe(true);
  expect((await listProblems(sent.seller, { filter: "waiting" })).items.map((one) => one.id)).toEqual([id]);
  const closed = await offer(sent, id, { lines: [{ lineId: sent.lineId, quantity: 2 }] });
  expect(closed).toMatchObject({ state: "closed", outcome: "refunded", isBorneByPlatform: false });
  const [refund, ...more] = await refundsOf(market.infra, sent.orderId);
  expect(more).toEqual([]);
  expect(refund).toMatchObject({ goodsCents: 4_000, actor: "system" });
  expect(closed.refundedCents).toBe(refund!.totalCents);
  expect(await kindsFor(sent.buyer)).toEqual(expect.arrayContaining(["problemAnswered", "problemClosed"]));
  expect((await listProblems(sent.seller, { filter: "closed" })).items.map((one) => one.id)).toEqual([id]);
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
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
  await expectMoneyRight(market);
});
