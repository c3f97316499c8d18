import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orders } from "#domains/orders/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { deliver, onboard, sell } from "../../../../tests/support/sell-and-pay-out.ts";
import { erasePayouts } from "./erase-payouts.ts";
import { exportPayouts } from "./export-payouts.ts";
import { getBalance } from "./get-balance.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { getUnderWay } from "./get-under-way.ts";
import { getVendorMoney } from "./get-vendor-money.ts";
import { listPayouts } from "./list-payouts.ts";
import { openPayoutDashboard } from "./open-payout-dashboard.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { recordManualPayout } from "./record-manual-payout.ts";
import { refreshPayoutAccount } from "./refresh-payout-account.ts";
import { requestPayout } from "./request-payout.ts";
import { sendPayout } from "./send-payout.ts";
import { startOnboarding } from "./start-onboarding.ts";
import { startPayouts } from "./start-payouts.ts";
import { syncPayoutAccount } from "./sync-payout-account.ts";
import { payoutAccounts, payoutParcels, payouts, reconciliations } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  goToMonday();
});
afterAll(() => market.close());

const day = 86_400_000;

/** To the next Monday, half past six. */
function goToMonday(): void {
  const { clock } = market;
  const start = clock.now();
  const next = new Date(start);
  next.setUTCHours(6, 30, 0, 0);
  do next.setTime(next.getTime() + day);
  while (next.getUTCDay() !== 1);
  clock.advance(next.getTime() - start.getTime());
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

const withFactor = (person: Person) =>
  contextFor(market.doors, { ...person, session: { ...person.session, aal: "aal2" } });

/** A shop of premium (8%) with one product of $40 and, unless told otherwise, a payout account. */
async function openStall({ hasAccount = true, priceCents = 4_000 } = {}) {
  const vendor = await addVendor(market.doors, { companyName: "Finca Alta" });
  const product = await addProduct(market.doors, vendor.vendor.id, { priceCents, stock: 500 });
  const ctx = withFactor(vendor);
  if (hasAccount) {
    await startOnboarding(ctx);
    await onboard(market, await accountOf(ctx));
    await refreshPayoutAccount(ctx);
  }
  const sellOne = () => sell(market, [{ productId: product.id, quantity: 1 }]);
  return { vendor, vendorId: vendor.vendor.id, product, ctx, sellOne };
}

async function accountOf({ db, caller }: SignedInCtx): Promise<string> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.vendorId, caller.vendor!.id));
  return row!.providerAccountId;
}

const rowsOf = (vendorId: string) =>
  market.doors.db.select().from(payouts).where(eq(payouts.vendorId, vendorId)).orderBy(payouts.createdAt);

const transfersTo = async (ctx: SignedInCtx) =>
  (await market.doors.cards.stripe.transfers.list({ destination: await accountOf(ctx), limit: 100 })).data;

test("a sale waits until it is delivered; then it is the vendor's, less the commission", async () => {
  const { ctx, sellOne } = await openStall({ hasAccount: false });
  const orderId = await sellOne();
  const [order] = await market.doors.db.select().from(orders).where(eq(orders.id, orderId));
  // Goods of $40 less 8%, and the delivery that the buyer paid.
  const share = 4_000 - 320 + order!.shippingCents;
  expect(await getBalance(ctx)).toMatchObject({
    nowCents: share,
    pendingCents: share,
    pendingParcels: 1,
    availableCents: 0,
    pendingCommissionCents: 0,
  });
  await deliver(market, orderId);
  expect(await getBalance(ctx)).toMatchObject({
    nowCents: share,
    pendingCents: 0,
    pendingParcels: 0,
    availableCents: share,
    pendingCommissionCents: 320,
    underWayCents: 0,
    paidOutCents: 0,
  });
});

test("on Mondays each vendor with an account is paid what is available, and is told", async () => {
  const { ctx, vendor, vendorId, sellOne } = await openStall();
  await deliver(market, await sellOne());
  const waiting = await sellOne();
  const { availableCents, pendingCents } = await getBalance(ctx);
  market.clock.advance(day);
  await startPayouts(market.doors);
  expect(await rowsOf(vendorId)).toEqual([]);
  goToMonday();
  await startPayouts(market.doors);
  expect(await getBalance(ctx)).toMatchObject({
    availableCents: 0,
    underWayCents: availableCents,
    pendingCents,
  });
  await market.runJobs();
  expect(await getBalance(ctx)).toMatchObject({
    nowCents: pendingCents,
    availableCents: 0,
    underWayCents: 0,
    paidOutCents: availableCents,
    pendingCommissionCents: 0,
  });
  const [transfer, ...more] = await transfersTo(ctx);
  const [payout] = await rowsOf(vendorId);
  expect(more).toEqual([]);
  expect(transfer).toMatchObject({ amount: availableCents, metadata: { payout_id: payout!.id } });
  expect(payout).toMatchObject({ state: "paid", method: "automatic", providerTransferId: transfer!.id });
  expect((await listPayouts(ctx, { page: 1 })).items).toMatchObject([
    { parcels: 1, amountCents: availableCents },
  ]);
  const mails = await market.doors.db.select().from(emails).where(eq(emails.recipient, vendor.email));
  expect(mails.filter((mail) => mail.onceKey.startsWith("payout-paid"))).toHaveLength(1);
  await deliver(market, waiting);
  expect((await readFigures(market.doors)).ledgerSum).toBe(0);
});

test("runs at the same time, in two processes, pay once", async () => {
  const { ctx, vendorId, sellOne } = await openStall();
  await deliver(market, await sellOne());
  const { availableCents } = await getBalance(ctx);
  await Promise.all([
    ...Array.from({ length: 5 }, () => startPayouts(market.doors)),
    ...Array.from({ length: 5 }, () => requestPayout(ctx).catch(() => {})),
  ]);
  const [payout, ...others] = await rowsOf(vendorId);
  expect(others).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => sendPayout(market.doors, { payoutId: payout!.id })));
  await market.runJobs();
  expect((await transfersTo(ctx)).map((transfer) => transfer.amount)).toEqual([availableCents]);
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, paidOutCents: availableCents });
});

test("killed between begun and sent, or between sent and written down, it is paid once", async () => {
  const { ctx, vendorId, sellOne } = await openStall();
  await deliver(market, await sellOne());
  await requestPayout(ctx);
  // The job was lost with its process: the next daily run sends it on.
  await market.doors.db.execute("delete from jobs.job where name = 'send-payout'");
  const [payout] = await rowsOf(vendorId);
  const lost = vi.spyOn(market.doors.db, "transaction").mockRejectedValueOnce(new Error("killed"));
  await expect(sendPayout(market.doors, { payoutId: payout!.id })).rejects.toThrow("killed");
  lost.mockRestore();
  expect(await transfersTo(ctx)).toHaveLength(1);
  expect((await rowsOf(vendorId))[0]).toMatchObject({ state: "started" });
  // The provider forgets its keys after a day; the transfer is found all the same.
  market.clock.advance(2 * day);
  await startPayouts(market.doors);
  await market.runJobs();
  expect(await transfersTo(ctx)).toHaveLength(1);
  expect((await rowsOf(vendorId))[0]).toMatchObject({ state: "paid" });
});

test("a refused transfer goes back to the balance, and the next run pays it", async () => {
  const { ctx, vendorId, product } = await openStall({ priceCents: 3_000_000 });
  goToMonday();
  // More than the platform has available: this card's money takes two days.
  const orderId = await sell(market, [{ productId: product.id, quantity: 2 }], "4242424242424242");
  await deliver(market, orderId);
  const before = await getBalance(ctx);
  await startPayouts(market.doors);
  await market.runJobs();
  expect(await rowsOf(vendorId)).toMatchObject([{ state: "failed", providerTransferId: null }]);
  expect(await getBalance(ctx)).toEqual(before);
  expect(
    await market.doors.db
      .select()
      .from(payoutParcels)
      .innerJoin(payouts, eq(payouts.id, payoutParcels.payoutId))
      .where(eq(payouts.vendorId, vendorId)),
  ).toEqual([]);
  goToMonday();
  await startPayouts(market.doors);
  await market.runJobs();
  expect((await rowsOf(vendorId)).map((row) => row.state)).toEqual(["failed", "paid"]);
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, paidOutCents: before.availableCents });
  expect((await readFigures(market.doors)).ledgerSum).toBe(0);
});

test("too little waits; without an account, or with one under way, nothing begins", async () => {
  const { ctx, vendorId, product, sellOne } = await openStall({ priceCents: 100 });
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUT_TOO_SMALL");
  await deliver(market, await sellOne());
  await startPayouts(market.doors);
  const { availableCents } = await getBalance(ctx);
  if (availableCents < 1_000) expect(await rowsOf(vendorId)).toEqual([]);
  await deliver(market, await sell(market, [{ productId: product.id, quantity: 20 }]));
  expect(await codeOf(requestPayout(ctx))).toBe("fine");
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUT_UNDER_WAY");
  await market.runJobs();
  const other = await openStall({ hasAccount: false });
  expect(await codeOf(requestPayout(other.ctx))).toBe("PAYOUT_ACCOUNT_NOT_READY");
});

test("what was paid by bank is recorded once, never above what is available, and settles the oldest parcels", async () => {
  const { ctx, vendor, vendorId, sellOne } = await openStall({ hasAccount: false });
  const admin = contextFor(market.doors, await addPerson(market.doors, { roles: ["admin"] }));
  for (let n = 0; n < 3; n++) await deliver(market, await sellOne());
  const { availableCents } = await getBalance(ctx);
  const each = availableCents / 3;
  const input = { vendorId, payoutId: randomUUID(), amountCents: each + 100, note: "Wire 4711" };
  expect(await codeOf(recordManualPayout(admin, { ...input, amountCents: availableCents + 1 }))).toBe(
    "PAYOUT_ABOVE_BALANCE",
  );
  expect(await codeOf(recordManualPayout(admin, { ...input, vendorId: randomUUID() }))).toBe("NOT_FOUND");
  const both = await Promise.all([recordManualPayout(admin, input), recordManualPayout(admin, input)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ state: "paid", method: "manual", parcels: 1, amountCents: each + 100 });
  expect(await codeOf(recordManualPayout(admin, { ...input, amountCents: 5 }))).toBe("CONFLICT");
  expect(await getBalance(ctx)).toMatchObject({
    availableCents: availableCents - each - 100,
    pendingCommissionCents: 640,
  });
  market.clock.advance(1_000);
  await recordManualPayout(admin, {
    ...input,
    payoutId: randomUUID(),
    amountCents: availableCents - each - 100,
  });
  const money = await getVendorMoney(admin, { vendorId });
  expect(money.balance).toMatchObject({ nowCents: 0, pendingCommissionCents: 0 });
  expect(money.payouts.map((payout) => payout.parcels)).toEqual([2, 1]);
  const [mail] = await market.doors.db
    .select()
    .from(emails)
    .where(eq(emails.onceKey, `payout-paid:${input.payoutId}`));
  expect(mail).toMatchObject({ recipient: vendor.email });
  expect(mail!.text).toContain("Wire 4711");
});

test("payout details are changed with a second factor alone, and the provider says when they will do", async () => {
  const { vendor, ctx } = await openStall({ hasAccount: false });
  const weak = contextFor(market.doors, vendor);
  expect(await codeOf(startOnboarding(weak))).toBe("SECOND_FACTOR_REQUIRED");
  expect(await codeOf(openPayoutDashboard(weak))).toBe("SECOND_FACTOR_REQUIRED");
  expect(await getPayoutAccount(weak)).toMatchObject({ state: "none", canChange: false });
  expect(await codeOf(openPayoutDashboard(ctx))).toBe("PAYOUT_ACCOUNT_NOT_READY");
  // Two windows make one account.
  const links = await Promise.all([startOnboarding(ctx), startOnboarding(ctx)]);
  for (const { url } of links) expect(url.startsWith(market.sandboxUrl)).toBe(true);
  expect(await refreshPayoutAccount(ctx)).toMatchObject({ state: "incomplete", canChange: true });
  expect((await getPayoutAccount(ctx)).missingCount).toBeGreaterThan(0);
  const providerAccountId = await accountOf(ctx);
  await onboard(market, providerAccountId);
  await syncPayoutAccount(market.doors, { providerAccountId });
  expect(await getPayoutAccount(ctx)).toMatchObject({ state: "ready", missingCount: 0 });
  expect((await openPayoutDashboard(ctx)).url).toContain("/connect/");
  await syncPayoutAccount(market.doors, { providerAccountId: "acct_of_nobody" });
});

/** Of the latest comparison. */
async function differences() {
  market.clock.advance(3_600_000);
  await reconcileMoney(market.doors);
  const [row] = await market.doors.db
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.ranAt))
    .limit(1);
  return row!;
}

test("provider, ledger and orders agree about all of this", async () => {
  const { checkedCount, differences: found } = await differences();
  expect(found).toEqual([]);
  expect(checkedCount).toBeGreaterThan(20);
});

test("who leaves takes the way to their account along; the payouts stay for the books", async () => {
  const { ctx, vendorId, sellOne } = await openStall();
  const admin = contextFor(market.doors, await addPerson(market.doors, { roles: ["admin"] }));
  await deliver(market, await sellOne());
  await requestPayout(ctx);
  expect(await getUnderWay(market.doors.db, vendorId)).toBeGreaterThan(0);
  await market.runJobs();
  expect(await getUnderWay(market.doors.db, vendorId)).toBe(0);
  await deliver(market, await sellOne());
  await recordManualPayout(admin, { vendorId, payoutId: randomUUID(), amountCents: 100, note: "Wire" });
  const exported = await exportPayouts(ctx);
  expect(exported).toMatchObject({ providerAccountId: await accountOf(ctx), list: { isComplete: true } });
  expect(exported!.list.items.map((payout) => payout.method).sort()).toEqual(["automatic", "manual"]);
  expect(await exportPayouts(admin)).toBeNull();
  const before = await rowsOf(vendorId);
  await erasePayouts(admin);
  await erasePayouts(ctx);
  expect(await getPayoutAccount(ctx)).toMatchObject({ state: "none" });
  expect(await rowsOf(vendorId)).toEqual(before.map((payout) => ({ ...payout, recordedBy: null })));
});
