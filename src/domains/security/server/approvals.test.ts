import { randomUUID } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { decline } from "#domains/approvals/server/decline.ts";
import { listApprovals } from "#domains/approvals/server/list-approvals.ts";
import { approvals } from "#domains/approvals/server/tables.ts";
import { withdraw } from "#domains/approvals/server/withdraw.ts";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { cancelParcelAsAdmin } from "#domains/orders/server/cancel-parcel-as-admin.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { recordManualPayout } from "#domains/payouts/server/record-manual-payout.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import { setEnterpriseTerms } from "#domains/plans/server/set-enterprise-terms.ts";
import { enterpriseTerms } from "#domains/plans/server/tables.ts";
import { changeSetting } from "#domains/settings/server/change-setting.ts";
import { listSettings } from "#domains/settings/server/list-settings.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { SettingKey } from "#domains/settings/setting-table.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { deliver } from "../../../../tests/support/sell-and-pay-out.ts";
import { approve } from "./approve.ts";

const day = 86_400_000;
let market: TestMarket;
let first: SignedInCtx;
let second: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  const { infra } = market;
  first = contextFor(infra, await addPerson(infra, { roles: ["admin"], name: "Amara" }));
  second = contextFor(infra, await addPerson(infra, { roles: ["admin"], name: "Bruno" }));
  const both = [first.caller.userId, second.caller.userId];
  await infra.db
    .delete(userRoles)
    .where(and(eq(userRoles.role, "admin"), notInArray(userRoles.userId, both)));
});
afterAll(() => market?.close());

const approveAs = (ctx: SignedInCtx, approvalId: string) => approve(ctx, { approvalId });
const entriesAbout = async (subjectId: string) =>
  (await market.infra.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId))).map(
    ({ action, actorId }) => ({ action, actorId }),
  );
const noticesOf = async ({ caller }: { caller: { userId: string } }) =>
  (await market.infra.db.select().from(notifications).where(eq(notifications.userId, caller.userId))).map(
    ({ kind }) => kind,
  );

/** A paid parcel of $600 with two units. */
async function sellDear() {
  const sale = await sell(market, [{ priceCents: 30_000, quantity: 2, stock: 10 }]);
  const parcel = sale.parcels[0]!;
  return { ...sale, parcel, whole: [{ lineId: parcel.lines[0]!.id, quantity: 2 }] };
}

test("a refund above the threshold is made when another administrator approves it", async () => {
  const { orderId, parcel, whole } = await sellDear();
  const order = await refundAsAdmin(first, asked(parcel.id, whole));
  const [approval] = order.approvals;
  expect(order.refundedCents).toBe(0);
  expect(approval).toMatchObject({
    action: "parcel.refund",
    subjectId: parcel.id,
    reason: "Torn bag",
    isOwn: true,
  });
  // Goods, delivery and tax: the parcel was not sent.
  expect(approval!.amountCents).toBe(order.totalCents);
  expect(await refundsOf(market.infra, orderId)).toEqual([]);
  expect(await noticesOf(second)).toEqual(["approvalWaiting"]);
  expect(await noticesOf(first)).toEqual([]);
  await approveAs(second, approval!.id);
  const [refund] = await refundsOf(market.infra, orderId);
  expect(refund).toMatchObject({
    totalCents: order.totalCents,
    decidedBy: second.caller.userId,
    actor: "admin",
  });
  expect(await noticesOf(first)).toEqual(["approvalApproved"]);
  expect(await entriesAbout(parcel.id)).toEqual([{ action: "parcel.refund", actorId: second.caller.userId }]);
  expect(await entriesAbout(approval!.id)).toEqual([
    { action: "approval.request", actorId: first.caller.userId },
    { action: "approval.approve", actorId: second.caller.userId },
  ]);
  const [row] = await market.infra.db.select().from(approvals).where(eq(approvals.id, approval!.id));
  expect(row).toMatchObject({ state: "approved", decidedBy: second.caller.userId, input: null });
  await market.runJobs();
  expect((await readFigures(market.infra)).differences).toEqual({ stock: 0, ledger: 0, refunds: 0 });
});

test("nobody approves or declines their own request, not even in the database", async () => {
  const { parcel, whole } = await sellDear();
  const [approval] = (await refundAsAdmin(first, asked(parcel.id, whole))).approvals;
  const approvalId = approval!.id;
  await expect(approveAs(first, approvalId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(decline(first, { approvalId, reason: "Changed" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await expect(withdraw(second, { approvalId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const change = {
    state: "approved",
    decidedBy: first.caller.userId,
    decidedAt: new Date(),
    input: null,
  } as const;
  await expect(
    market.infra.db.update(approvals).set(change).where(eq(approvals.id, approvalId)),
  ).rejects.toMatchObject({ cause: { constraint: "approvals_two_people" } });
});

test("a request is decided once, of two at the same moment; a repeated one is the same", async () => {
  const { orderId, parcel, whole } = await sellDear();
  const third = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const input = asked(parcel.id, whole);
  const [one] = (await refundAsAdmin(first, input)).approvals;
  const again = (await refundAsAdmin(first, input)).approvals;
  expect(again.map(({ id }) => id)).toEqual([one!.id]);
  await expect(refundAsAdmin(first, asked(parcel.id, whole))).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(refundAsAdmin(third, input)).rejects.toMatchObject({ code: "CONFLICT" });
  const outcomes = await Promise.allSettled([approveAs(second, one!.id), approveAs(third, one!.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(1);
  // Sent once more, it is still the same refund.
  expect((await refundAsAdmin(first, input)).approvals).toEqual([]);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(1);
});

test("small refunds of one parcel within a day count together", async () => {
  const { orderId, parcel } = await sellDear();
  const lineId = parcel.lines[0]!.id;
  const one = await refundAsAdmin(first, asked(parcel.id, [{ lineId, quantity: 1 }]));
  expect(one.approvals).toEqual([]);
  const two = await refundAsAdmin(first, asked(parcel.id, [{ lineId, quantity: 1 }]));
  expect(two.approvals).toHaveLength(1);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(1);
  await withdraw(first, { approvalId: two.approvals[0]!.id });
  market.clock.advance(day + 1);
  const three = await refundAsAdmin(first, asked(parcel.id, [{ lineId, quantity: 1 }]));
  expect(three.approvals).toEqual([]);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(2);
});

test("what changed meanwhile is not done, and the request waits on", async () => {
  const { parcel, sellers } = await sellDear();
  const cancel = { parcelId: parcel.id, requestId: randomUUID(), restocks: true, reason: "Fraud" };
  const [approval] = (await cancelParcelAsAdmin(first, cancel)).approvals;
  expect(approval).toMatchObject({ action: "parcel.cancel" });
  await shipParcel(sellers[0]!, {
    parcelId: parcel.id,
    carrier: "UPS",
    trackingNumber: "1Z999AA10123456784",
  });
  await expect(approveAs(second, approval!.id)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await listApprovals(second, { state: "waiting", page: 1 })).items.map(({ id }) => id)).toContain(
    approval!.id,
  );
  expect(await entriesAbout(approval!.id)).toHaveLength(1);
});

test("declined with a reason, nothing happens; the requester is told", async () => {
  const { orderId, parcel, whole } = await sellDear();
  const [approval] = (await refundAsAdmin(first, asked(parcel.id, whole))).approvals;
  await decline(second, { approvalId: approval!.id, reason: "The photos show another bag" });
  expect(await refundsOf(market.infra, orderId)).toEqual([]);
  expect(await noticesOf(first)).toEqual(["approvalDeclined"]);
  const { items } = await listApprovals(first, { state: "decided", page: 1 });
  expect(items[0]).toMatchObject({
    state: "declined",
    decidedBy: "Bruno",
    decisionReason: "The photos show another bag",
  });
  await expect(approveAs(second, approval!.id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("after 7 days it has expired, and gives way to a new one", async () => {
  const owner = await addVendor(market.infra);
  const terms = {
    vendorId: owner.vendor.id,
    priceCents: 49_900,
    managerName: "Ines",
    managerEmail: "i@c.example",
  };
  const ask = () => setEnterpriseTerms(first, { ...terms, reason: "As agreed", requestId: randomUUID() });
  const { approvalId } = await ask();
  await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" });
  market.clock.advance(7 * day);
  await expect(approveAs(second, approvalId)).rejects.toMatchObject({ code: "CONFLICT" });
  const { items } = await listApprovals(second, { state: "decided", page: 1 });
  expect(items.find(({ id }) => id === approvalId)).toMatchObject({ state: "expired", decidedAt: null });
  const again = await ask();
  await approveAs(second, again.approvalId);
  const [agreed] = await market.infra.db
    .select()
    .from(enterpriseTerms)
    .where(eq(enterpriseTerms.vendorId, owner.vendor.id));
  expect(agreed).toMatchObject({ priceCents: 49_900, decidedBy: second.caller.userId });
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, owner.email));
  expect(mails.map(({ text }) => text).join()).toContain("at $499.00 a month as agreed");
  expect(await noticesOf({ caller: owner })).toContain("planTerms");
});

test("a payment by hand above the threshold waits too", async () => {
  const sale = await sellDear();
  await deliver(market, sale.orderId);
  const vendorId = sale.parcel.vendorId;
  const input = { vendorId, payoutId: randomUUID(), amountCents: 50_001, note: "Wire 7" };
  const { payout, approvalId } = await recordManualPayout(first, input);
  expect(payout).toBeNull();
  expect(await market.infra.db.$count(payouts, eq(payouts.vendorId, vendorId))).toBe(0);
  await approveAs(second, approvalId!);
  const [paid] = await market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId));
  expect(paid).toMatchObject({ amountCents: 50_001, decidedBy: second.caller.userId, state: "paid" });
});

/** Asks for another value of a setting, as the first administrator sees it. */
async function askFor(key: SettingKey, value: number, startsOn: string | null = null) {
  const { items } = await listSettings(first);
  const seenId = items.find((one) => one.key === key)!.holding?.id ?? null;
  const wanted = { key, value, startsOn, seenId, reason: "Carriers charge more" };
  return (await changeSetting(first, { ...wanted, requestId: randomUUID() })).approvalId!;
}

test("what the platform pays for delivery is changed by two, in the name of who asked", async () => {
  const key = "delivery_subsidy.domesticCents";
  const approvalId = await askFor(key, 950);
  expect((await readSettings(first, [key]))[key]).toBe(800);
  const { items, waiting } = await listSettings(first);
  expect(items.find((one) => one.key === key)).toMatchObject({ value: 800, holding: null });
  expect(waiting).toMatchObject([{ id: approvalId, isOwn: true, facts: { setting: key, after: 950 } }]);
  await expect(askFor(key, 900)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(approveAs(first, approvalId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await approveAs(second, approvalId);
  expect((await readSettings(first, [key]))[key]).toBe(950);
  const [changed] = (await listSettings(first)).items.filter((one) => one.key === key);
  expect(changed).toMatchObject({ value: 950, holding: { author: "Amara", reason: "Carriers charge more" } });
  expect(await entriesAbout(key)).toEqual([{ action: "setting.change", actorId: second.caller.userId }]);
});

test("a day that has come before the approval is now", async () => {
  const key = "delivery_subsidy.regionalCents";
  const tomorrow = new Date(market.clock.now().getTime() + day).toISOString().slice(0, 10);
  const approvalId = await askFor(key, 1_300, tomorrow);
  market.clock.advance(2 * day);
  expect((await readSettings(first, [key]))[key]).toBe(1_400);
  await approveAs(second, approvalId);
  expect((await readSettings(first, [key]))[key]).toBe(1_300);
});

test("from which amount two must agree is a setting, and two change it", async () => {
  await approveAs(second, await askFor("approvals.largePayoutCents", 20_000));
  const sale = await sellDear();
  await deliver(market, sale.orderId);
  const input = { vendorId: sale.parcel.vendorId, payoutId: randomUUID(), note: "Wire 8" };
  const { payout, approvalId } = await recordManualPayout(first, { ...input, amountCents: 20_001 });
  expect(payout).toBeNull();
  await approveAs(second, approvalId!);
  const small = { ...input, payoutId: randomUUID(), amountCents: 20_000 };
  expect((await recordManualPayout(first, small)).payout).toMatchObject({ amountCents: 20_000 });
});

test("the list says how many others could decide", async () => {
  expect(await listApprovals(first, { state: "waiting", page: 1 })).toMatchObject({ otherAdministrators: 1 });
  await market.infra.db.delete(userRoles).where(eq(userRoles.userId, second.caller.userId));
  expect(await listApprovals(first, { state: "waiting", page: 1 })).toMatchObject({ otherAdministrators: 0 });
});
