import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { readOwed } from "#domains/orders/server/read-owed.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures } from "../../../../tests/support/figures.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf } from "../../../../tests/support/sell.ts";
import {
  accountOf,
  codeOf,
  deliver,
  goToMonday,
  openSeedVendor,
  sell,
} from "../../../../tests/support/sell-and-pay-out.ts";
import { payoutsCardEvents } from "./card-events.ts";
import { getBalance } from "./get-balance.ts";
import { listPayouts } from "./list-payouts.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { requestPayout } from "./request-payout.ts";
import { resendPayouts } from "./resend-payouts.ts";
import { sendPayout } from "./send-payout.ts";
import { startPayouts } from "./start-payouts.ts";
import { payoutParcels, payouts, reconciliations } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  goToMonday(market);
});
afterAll(() => market.close());

const day = 86_400_000;

const rowsOf = (vendorId: string) =>
  market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId)).orderBy(payouts.createdAt);

const transfersTo = async (ctx: SignedInCtx) =>
  (await market.infra.cards.stripe.transfers.list({ destination: await accountOf(ctx), limit: 100 })).data;

test("a sale waits until it is delivered; then it is the vendor's, less the commission", async () => {
  const { ctx, sellOne } = await openSeedVendor(market, { hasAccount: false });
  const orderId = await sellOne();
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
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

test("on Mondays each vendor with an account is paid the available amount, and notified", async () => {
  const { ctx, vendor, vendorId, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  const waiting = await sellOne();
  const { availableCents, pendingCents } = await getBalance(ctx);
  goToMonday(market);
  await startPayouts(market.infra);
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
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, vendor.email));
  expect(mails.filter((mail) => mail.onceKey.startsWith("payout-paid"))).toHaveLength(1);
  await deliver(market, waiting);
  expect((await readFigures(market.infra)).ledgerSum).toBe(0);
});

test("runs that overlap pay once", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  const { availableCents } = await getBalance(ctx);
  await Promise.all([
    ...Array.from({ length: 5 }, () => startPayouts(market.infra)),
    ...Array.from({ length: 5 }, () => requestPayout(ctx).catch(() => {})),
  ]);
  const [payout, ...others] = await rowsOf(vendorId);
  expect(others).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => sendPayout(market.infra, { payoutId: payout!.id })));
  await market.runJobs();
  expect((await transfersTo(ctx)).map((transfer) => transfer.amount)).toEqual([availableCents]);
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, paidOutCents: availableCents });
});

test("killed between begun and sent, or between sent and written down, it is paid once", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  await requestPayout(ctx);
  // The job was lost with its process: the next hourly run sends it again.
  await market.infra.db.execute("delete from jobs.job where name = 'send-payout'");
  const [payout] = await rowsOf(vendorId);
  const lost = vi.spyOn(market.infra.db, "transaction").mockRejectedValueOnce(new Error("killed"));
  await expect(sendPayout(market.infra, { payoutId: payout!.id })).rejects.toThrow("killed");
  lost.mockRestore();
  expect(await transfersTo(ctx)).toHaveLength(1);
  expect((await rowsOf(vendorId))[0]).toMatchObject({ state: "started" });
  // The provider forgets its keys after a day; the transfer is found all the same.
  market.clock.advance(2 * day);
  await resendPayouts(market.infra);
  await market.runJobs();
  expect(await transfersTo(ctx)).toHaveLength(1);
  expect((await rowsOf(vendorId))[0]).toMatchObject({ state: "paid" });
});

test("a refused transfer goes back to the balance, and the next run pays it", async () => {
  const { ctx, vendorId, product } = await openSeedVendor(market, { priceCents: 450_000 });
  goToMonday(market);
  // More than the platform has available: this card's money takes two days.
  for (let sale = 0; sale < 5; sale += 1)
    await deliver(market, await sell(market, [{ productId: product.id, quantity: 2 }], "4242424242424242"));
  const before = await getBalance(ctx);
  await startPayouts(market.infra);
  await market.runJobs();
  expect(await rowsOf(vendorId)).toMatchObject([{ state: "failed", providerTransferId: null }]);
  expect(await getBalance(ctx)).toEqual(before);
  expect(
    await market.infra.db
      .select()
      .from(payoutParcels)
      .innerJoin(payouts, eq(payouts.id, payoutParcels.payoutId))
      .where(eq(payouts.vendorId, vendorId)),
  ).toEqual([]);
  goToMonday(market);
  await startPayouts(market.infra);
  await market.runJobs();
  expect((await rowsOf(vendorId)).map((row) => row.state)).toEqual(["failed", "paid"]);
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0, paidOutCents: before.availableCents });
  expect((await readFigures(market.infra)).ledgerSum).toBe(0);
});

test("too little waits; without an account, or with one under way, nothing begins", async () => {
  const { ctx, vendorId, product, sellOne } = await openSeedVendor(market, { priceCents: 100 });
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUT_TOO_SMALL");
  await deliver(market, await sellOne());
  await startPayouts(market.infra);
  const { availableCents } = await getBalance(ctx);
  if (availableCents < 1_000) expect(await rowsOf(vendorId)).toEqual([]);
  await deliver(market, await sell(market, [{ productId: product.id, quantity: 20 }]));
  expect(await codeOf(requestPayout(ctx))).toBe("fine");
  expect(await codeOf(requestPayout(ctx))).toBe("PAYOUT_UNDER_WAY");
  await market.runJobs();
  const other = await openSeedVendor(market, { hasAccount: false });
  expect(await codeOf(requestPayout(other.ctx))).toBe("PAYOUT_ACCOUNT_NOT_READY");
});

/** Of the latest reconciliation. */
async function differences() {
  market.clock.advance(3_600_000);
  await reconcileMoney(market.infra);
  const [row] = await market.infra.db
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

test("a payout that the vendor's bank sent back is mailed once, and the account is asked for anew", async () => {
  const { ctx, vendor } = await openSeedVendor(market);
  const account = await accountOf(ctx);
  for (let times = 0; times < 2; times++)
    await payoutsCardEvents["payout.failed"]!(market.infra, { id: "po_returned", account });
  await market.runJobs();
  const mails = await market.infra.db
    .select()
    .from(emails)
    .where(eq(emails.onceKey, "payout-returned:po_returned"));
  expect(mails.map(({ recipient }) => recipient)).toEqual([vendor.email]);
});

test("a vendor can't refund what its balance does not cover: paid out, then given back to an accomplice, it would be money from nothing", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  const orderId = await sellOne();
  await deliver(market, orderId);
  await requestPayout(ctx);
  await market.runJobs();
  const [parcel] = await unscopedListParcels(market.infra.db, orderId);
  const request = asked(parcel!.id, [{ lineId: parcel!.lines[0]!.id, quantity: 1 }]);
  expect(await codeOf(refundParcel(ctx, request))).toBe("REFUND_ABOVE_BALANCE");
  expect(await refundsOf(market.infra, orderId)).toEqual([]);
  // The money of a parcel that may still be canceled does not cover it, but that parcel can be refunded itself.
  const nextId = await sellOne();
  expect(await codeOf(refundParcel(ctx, request))).toBe("REFUND_ABOVE_BALANCE");
  const [next] = await unscopedListParcels(market.infra.db, nextId);
  const ofNext = asked(next!.id, [{ lineId: next!.lines[0]!.id, quantity: 1 }]);
  expect(await codeOf(refundParcel(ctx, ofNext))).toBe("fine");
  // Money that is available does.
  await deliver(market, await sellOne());
  expect(await codeOf(refundParcel(ctx, request))).toBe("fine");
  expect((await readOwed(market.infra, vendorId)).availableCents).toBeGreaterThanOrEqual(0);
});
