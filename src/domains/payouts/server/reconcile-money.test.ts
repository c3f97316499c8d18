import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { readOwed } from "#domains/orders/server/read-owed.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { deliver, goToMonday, onboard, sell } from "../../../../tests/support/sell-and-pay-out.ts";
import { adoptReversals } from "./adopt-reversals.ts";
import { listReconciliations } from "./list-reconciliations.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { requestPayout } from "./request-payout.ts";
import { startOnboarding } from "./start-onboarding.ts";
import { syncPayoutAccount } from "./sync-payout-account.ts";
import { payoutAccounts, payouts, reconciliations } from "./tables.ts";

let market: TestMarket;
let orderId: string;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket();
  // At midnight the provider would pay the account's money out, and a transfer could not be reversed anymore.
  goToMonday(market);
  const vendor = await addVendor(market.infra);
  vendorId = vendor.vendor.id;
  const product = await addProduct(market.infra, vendorId, { priceCents: 4_000 });
  orderId = await sell(market, [{ productId: product.id, quantity: 2 }]);
  await deliver(market, orderId);
  // The platform bears the provider's fees and free delivery, so it needs money of other sales to pay out.
  await sell(market, [{ productId: product.id, quantity: 2 }]);
  const ctx = contextFor(market.infra, { ...vendor, session: { ...vendor.session, aal: "aal2" } });
  await startOnboarding(ctx);
  const [account] = await market.infra.db.select().from(payoutAccounts);
  await onboard(market, account!.providerAccountId);
  await syncPayoutAccount(market.infra, account!);
  await requestPayout(ctx);
  await market.runJobs();
});
afterAll(() => market.close());

/** The differences found an hour later. */
async function compare() {
  market.clock.advance(3_600_000);
  await reconcileMoney(market.infra);
  const [row] = await market.infra.db
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.ranAt))
    .limit(1);
  return row!.differences;
}

test("a sale, delivered and paid out, is the same on all sides", async () => {
  expect(await compare()).toEqual([]);
  // Comparing a day again finds nothing either.
  expect(await compare()).toEqual([]);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { items, total } = await listReconciliations(admin, { page: 1 });
  expect(total).toBe(2);
  expect(items[0]!.checkedCount).toBeGreaterThan(0);
});

test("a row of an order that was changed by hand is found", async () => {
  const { db } = market.infra;
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
  const set = (shippingSubsidyCents: number) =>
    db.update(parcels).set({ shippingSubsidyCents }).where(eq(parcels.id, parcel!.id));
  await set(parcel!.shippingSubsidyCents + 7);
  const found = await compare();
  expect(found.map((one) => one.kind)).toEqual(["order", "order"]);
  expect(found.map((one) => one.id).sort()).toEqual([
    `${orderId} shipping_subsidy`,
    `${orderId} vendor_payable ${vendorId}`,
  ]);
  await set(parcel!.shippingSubsidyCents);
  expect(await compare()).toEqual([]);
});

test("an amount that is not the provider's is found, from both sides", async () => {
  const { db } = market.infra;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const set = (amountCents: number, providerPaymentId: string) =>
    db
      .update(paymentAttempts)
      .set({ amountCents, providerPaymentId })
      .where(eq(paymentAttempts.id, attempt!.id));
  await set(attempt!.amountCents + 1, attempt!.providerPaymentId!);
  expect((await compare()).map((one) => one.kind)).toEqual(["provider charge"]);
  await set(attempt!.amountCents, "pi_nobody");
  expect(await compare()).toMatchObject([
    { kind: "provider charge", expected: "nothing" },
    { kind: "our payment", id: "pi_nobody", found: "nothing" },
  ]);
  await set(attempt!.amountCents, attempt!.providerPaymentId!);
  expect(await compare()).toEqual([]);
});

test("an order of the demo's history was never at the provider, and is no difference", async () => {
  const { db } = market.infra;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const { providerSessionId, providerPaymentId } = attempt!;
  const isIt = eq(paymentAttempts.id, attempt!.id);
  await db.update(paymentAttempts).set({ providerSessionId: null, providerPaymentId: "pi_seed" }).where(isIt);
  // Only the provider knows of a charge that we have no payment for.
  expect((await compare()).map((one) => one.kind)).toEqual(["provider charge"]);
  await db.update(paymentAttempts).set({ providerSessionId, providerPaymentId }).where(isIt);
});

test("money that moved at the provider behind our back is found: a refund, a transfer, a transfer taken back", async () => {
  const { stripe } = market.infra.cards;
  const { db } = market.infra;
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const [payout] = await db.select().from(payouts);
  const [account] = await db.select().from(payoutAccounts);
  await stripe.refunds.create({ payment_intent: attempt!.providerPaymentId!, amount: 123 });
  await stripe.transfers.create({ amount: 45, currency: "usd", destination: account!.providerAccountId });
  await stripe.transfers.createReversal(payout!.providerTransferId!, { amount: 67 });
  const found = await compare();
  expect(found.map(({ kind, expected, found }) => [kind, expected, found]).sort()).toEqual([
    ["provider refund", "nothing", "1.23"],
    ["provider reversal", "nothing", "0.67"],
    ["provider transfer", "nothing", "0.45"],
  ]);
  // Adopted, the transfer that was taken back is owed to the vendor again, once.
  const before = (await readOwed(market.infra, vendorId)).nowCents;
  for (let times = 0; times < 2; times++)
    await adoptReversals(market.infra, { providerTransferId: payout!.providerTransferId! });
  expect((await readOwed(market.infra, vendorId)).nowCents).toBe(before + 67);
  expect((await compare()).map(({ kind }) => kind).sort()).toEqual(["provider refund", "provider transfer"]);
  // Two days later they are no longer reported.
  market.clock.advance(2 * 86_400_000);
  await compare();
  expect(await compare()).toEqual([]);
});

test("a posting that is about nothing, and a payout whose posting differs, are found", async () => {
  const { db } = market.infra;
  const [payout] = await db.select().from(payouts);
  const [posting] = await db
    .insert(ledgerPostings)
    .values({ kind: "payout", referenceId: randomUUID() })
    .returning();
  await db.insert(ledgerEntries).values([
    { postingId: posting!.id, account: "bank", amountCents: 5 },
    { postingId: posting!.id, account: "card_clearing", amountCents: -5 },
  ]);
  await db
    .update(payouts)
    .set({ amountCents: payout!.amountCents - 10 })
    .where(eq(payouts.id, payout!.id));
  const found = await compare();
  expect(found).toContainEqual({ kind: "posting", id: posting!.id, expected: "none", found: "payout" });
  expect(
    found
      .filter((one) => one.kind === "payout")
      .map((one) => one.id)
      .sort(),
  ).toEqual([`${payout!.id} card_clearing`, `${payout!.id} vendor_payable ${vendorId}`]);
});
