import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notifications } from "#domains/notifications/server/tables.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { control, expectBooksRight, mailsAbout } from "../../../../tests/support/disputed-orders.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  accountOf,
  deliver,
  goToMonday,
  openSeedVendor,
} from "../../../../tests/support/sell-and-pay-out.ts";
import { adoptReversals } from "./adopt-reversals.ts";
import { getBalance } from "./get-balance.ts";
import { getVendorMoney } from "./get-vendor-money.ts";
import { repairBooks } from "./repair-books.ts";
import { requestPayout } from "./request-payout.ts";
import { sendPayout } from "./send-payout.ts";
import { payoutAccounts, payoutReturns, payouts } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  goToMonday(market);
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

/** An event as the provider signs it, under an id of its own, and what it leads to. */
async function tell(type: string, object: { id: string }, account?: string): Promise<void> {
  const { stripe, webhookSecret: secret } = market.infra.cards;
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type,
    account,
    data: { object },
  });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  for (let times = 0; times < 2; times++)
    expect(await receiveCardEvent(market.infra, payload, signature)).toBe(true);
  await market.runJobs();
}

/** What a person was told of a kind: amounts and vendors. */
const toldOf = async (userId: string, kind: string) =>
  (
    await market.infra.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind as never)))
  ).map(({ params }) => params);

/** A vendor that was owed a sale and asked for it. */
async function openPaidVendor() {
  const seed = await openSeedVendor(market);
  await deliver(market, await seed.sellOne());
  // The platform bears the provider's fees, so it needs money of other sales to pay out.
  await (await openSeedVendor(market, { hasAccount: false })).sellOne();
  const before = await getBalance(seed.ctx);
  await requestPayout(seed.ctx);
  const [payout] = await market.infra.db.select().from(payouts).where(eq(payouts.vendorId, seed.vendorId));
  return { ...seed, before, payoutId: payout!.id, cents: payout!.amountCents };
}

const transferOf = async (payoutId: string) =>
  (await market.infra.cards.stripe.transfers.list({ transfer_group: `payout_${payoutId}` })).data[0]!;

test("a transfer taken back is owed to the vendor again, each part once: told doubled and out of order, to the vendor and to administrators", async () => {
  const { ctx, vendor, vendorId, cents } = await openPaidVendor();
  await market.runJobs();
  const { providerTransferId: id } = (
    await market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId))
  )[0]!;
  await control(market, `transfers/${id}/reverse`, { amount: 500 });
  await control(market, `transfers/${id}/reverse`, { amount: 700 });
  for (let times = 0; times < 2; times++) await tell("transfer.reversed", { id: id! });
  expect(await getBalance(ctx)).toMatchObject({
    nowCents: 1_200,
    availableCents: 1_200,
    paidOutCents: cents - 1_200,
  });
  const parts = [{ cents: 500 }, { cents: 700 }];
  const byCents = (one: { cents?: number }, other: { cents?: number }) => one.cents! - other.cents!;
  expect((await toldOf(vendor.userId, "payoutTakenBack")).sort(byCents)).toEqual(parts);
  expect((await toldOf(admin.caller.userId, "vendorPayoutTakenBack")).sort(byCents)).toEqual(
    parts.map((part) => ({ ...part, vendor: "Finca Alta" })),
  );
  expect(await mailsAbout(market, "payout-taken-back:")).toEqual([vendor.email, vendor.email]);
  const money = await getVendorMoney(admin, { vendorId });
  expect(money.payouts).toMatchObject([{ amountCents: cents, takenBackCents: 1_200 }]);
  await expectBooksRight(market);
  // The next run pays it again.
  await control(market, `transfers/${id}/reverse`);
  await tell("transfer.reversed", { id: id! });
  await requestPayout(ctx);
  await market.runJobs();
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, paidOutCents: cents });
  await expectBooksRight(market);
});

test("taken back before our own job wrote the transfer down, it is owed again all the same, and never twice", async () => {
  const { ctx, vendorId, before, payoutId, cents } = await openPaidVendor();
  // The job dies between sending and writing down; the provider's events come first.
  await market.infra.db.execute("delete from jobs.job where name = 'send-payout'");
  const lost = vi.spyOn(market.infra.db, "transaction").mockRejectedValueOnce(new Error("killed"));
  await expect(sendPayout(market.infra, { payoutId })).rejects.toThrow("killed");
  lost.mockRestore();
  const { id } = await transferOf(payoutId);
  await control(market, `transfers/${id}/reverse`);
  await tell("transfer.reversed", { id });
  await Promise.all([
    tell("transfer.reversed", { id }),
    adoptReversals(market.infra, { providerTransferId: id }),
    sendPayout(market.infra, { payoutId }),
  ]);
  expect(await getBalance(ctx)).toMatchObject({
    nowCents: before.nowCents,
    underWayCents: 0,
    paidOutCents: 0,
  });
  expect(await market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId))).toMatchObject([
    { state: "paid", providerTransferId: id },
  ]);
  expect(await market.infra.db.$count(payoutReturns, eq(payoutReturns.payoutId, payoutId))).toBe(1);
  expect(cents).toBe(before.availableCents);
  await expectBooksRight(market);
});

test("after a restored backup that knew neither payout nor reversal, both are booked", async () => {
  const { ctx, payoutId, before } = await openPaidVendor();
  await market.runJobs();
  const { id } = await transferOf(payoutId);
  await control(market, `transfers/${id}/reverse`, { amount: 300 });
  await tell("transfer.reversed", { id });
  const { db } = market.infra;
  await db.transaction(async (tx) => {
    // What a backup from before the payout would hold.
    await tx.execute("set local session_replication_role = replica");
    await tx.execute(
      `delete from ledger_entries where posting_id in (select g.id from ledger_postings g where g.reference_id = '${payoutId}'
        or g.reference_id in (select id from payout_returns where payout_id = '${payoutId}'))`,
    );
    await tx.execute(
      `delete from ledger_postings where reference_id = '${payoutId}' or reference_id in (select id from payout_returns where payout_id = '${payoutId}')`,
    );
    await tx.execute(`delete from payout_returns where payout_id = '${payoutId}'`);
    await tx.execute(`delete from payout_parcels where payout_id = '${payoutId}'`);
    await tx.execute(`delete from payouts where id = '${payoutId}'`);
  });
  expect((await getBalance(ctx)).nowCents).toBe(before.nowCents);
  market.clock.advance(3_600_000);
  for (let times = 0; times < 2; times++) await repairBooks(market.infra);
  expect((await getBalance(ctx)).nowCents).toBe(300);
  await expectBooksRight(market);
});

test("a payout that a vendor's bank returns: the books stay, the account waits, vendor and administrators are told once", async () => {
  const { ctx, vendor, vendorId } = await openPaidVendor();
  await market.runJobs();
  const account = await accountOf(ctx);
  const { nowCents } = await getBalance(ctx);
  const { id } = await control(market, `accounts/${account}/payout`);
  await control(market, `payouts/${id}/fail`);
  // The account's own news comes first, then the failure, and both again.
  for (const type of ["account.updated", "payout.failed", "payout.failed", "account.updated"])
    await tell(type, { id: type === "payout.failed" ? id : account }, account);
  expect(await toldOf(vendor.userId, "payoutReturned")).toHaveLength(1);
  expect(await toldOf(admin.caller.userId, "vendorPayoutReturned")).toEqual([{ vendor: "Finca Alta" }]);
  expect(await mailsAbout(market, `payout-returned:${id}`)).toEqual([vendor.email]);
  expect((await getBalance(ctx)).nowCents).toBe(nowCents);
  const [row] = await market.infra.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.vendorId, vendorId));
  expect(row).toMatchObject({ isReady: false, missing: ["external_account"] });
  const ofStrangers = await market.infra.db.$count(
    notifications,
    like(notifications.onceKey, "vendorPayoutReturned:%"),
  );
  await tell("payout.failed", { id: "po_stranger" }, "acct_stranger");
  expect(
    await market.infra.db.$count(notifications, like(notifications.onceKey, "vendorPayoutReturned:%")),
  ).toBe(ofStrangers);
  await expectBooksRight(market);
});

test("a transfer of nobody's, or one that names a payout of ours and is another, changes nothing", async () => {
  const { ctx, payoutId } = await openPaidVendor();
  await market.runJobs();
  const { nowCents } = await getBalance(ctx);
  const { stripe } = market.infra.cards;
  await (await openSeedVendor(market, { hasAccount: false })).sellOne();
  const named: Record<string, string>[] = [
    {},
    { payout_id: payoutId },
    { payout_id: "not-an-id" },
    { payout_id: randomUUID() },
  ];
  for (const metadata of named) {
    const foreign = await stripe.transfers.create({
      ...{ amount: 100, currency: "usd", destination: await accountOf(ctx), metadata },
    });
    await control(market, `transfers/${foreign.id}/reverse`);
    await tell("transfer.reversed", { id: foreign.id });
  }
  expect((await getBalance(ctx)).nowCents).toBe(nowCents);
});
