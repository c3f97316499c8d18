import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { emails } from "#platform/email/tables.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import {
  accountOf,
  codeOf,
  deliver,
  goToMonday,
  onboard,
  openSeedVendor,
} from "../../../../tests/support/sell-and-pay-out.ts";
import { erasePayouts } from "./erase-payouts.ts";
import { exportPayouts } from "./export-payouts.ts";
import { exportStatement } from "./export-statement.ts";
import { getBalance } from "./get-balance.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { getStatement } from "./get-statement.ts";
import { getUnderWay } from "./get-under-way.ts";
import { getVendorMoney } from "./get-vendor-money.ts";
import { openPayoutDashboard } from "./open-payout-dashboard.ts";
import { recordManualPayout } from "./record-manual-payout.ts";
import { refreshPayoutAccount } from "./refresh-payout-account.ts";
import { requestPayout } from "./request-payout.ts";
import { startOnboarding } from "./start-onboarding.ts";
import { startPayouts } from "./start-payouts.ts";
import { syncPayoutAccount } from "./sync-payout-account.ts";
import { payouts } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  goToMonday(market);
});
afterAll(() => market.close());

const rowsOf = (vendorId: string) =>
  market.infra.db.select().from(payouts).where(eq(payouts.vendorId, vendorId)).orderBy(payouts.createdAt);

test("a bank payment is recorded once, never above the available amount, and settles the oldest parcels", async () => {
  const { ctx, vendor, vendorId, sellOne } = await openSeedVendor(market, { hasAccount: false });
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
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
  const recorded = { state: "paid", method: "manual", parcels: 1, amountCents: each + 100 };
  expect(both[0]).toMatchObject({ payout: recorded, approvalId: null });
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
  const [mail] = await market.infra.db
    .select()
    .from(emails)
    .where(eq(emails.onceKey, `payout-paid:${input.payoutId}`));
  expect(mail).toMatchObject({ recipient: vendor.email });
  expect(mail!.text).toContain("Wire 4711");
});

test("payout details are changed with a second factor alone, and the provider says when they will do", async () => {
  const { vendor, ctx } = await openSeedVendor(market, { hasAccount: false });
  const weak = contextFor(market.infra, vendor);
  expect(await codeOf(startOnboarding(weak))).toBe("SECOND_FACTOR_REQUIRED");
  expect(await codeOf(openPayoutDashboard(weak))).toBe("SECOND_FACTOR_REQUIRED");
  expect(await getPayoutAccount(weak)).toMatchObject({ state: "none", canChange: false });
  expect(await codeOf(openPayoutDashboard(ctx))).toBe("PAYOUT_ACCOUNT_NOT_READY");
  // Two windows create one account.
  const links = await Promise.all([startOnboarding(ctx), startOnboarding(ctx)]);
  for (const { url } of links) expect(url.startsWith(market.sandboxUrl)).toBe(true);
  expect(await refreshPayoutAccount(ctx)).toMatchObject({ state: "incomplete", canChange: true });
  expect((await getPayoutAccount(ctx)).missingCount).toBeGreaterThan(0);
  const providerAccountId = await accountOf(ctx);
  await onboard(market, providerAccountId);
  await syncPayoutAccount(market.infra, { providerAccountId });
  expect(await getPayoutAccount(ctx)).toMatchObject({ state: "ready", missingCount: 0 });
  expect((await openPayoutDashboard(ctx)).url).toContain("/connect/");
  await syncPayoutAccount(market.infra, { providerAccountId: "acct_of_nobody" });
});

test("who leaves takes the way to their account along; the payouts stay for the books", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  await deliver(market, await sellOne());
  await requestPayout(ctx);
  expect(await getUnderWay(market.infra.db, vendorId)).toBeGreaterThan(0);
  await market.runJobs();
  expect(await getUnderWay(market.infra.db, vendorId)).toBe(0);
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

test("an administrator's refund after a payout makes the balance negative, and the next payout smaller", async () => {
  const { ctx, vendorId, sellOne } = await openSeedVendor(market);
  const orderId = await sellOne();
  await deliver(market, orderId);
  const { availableCents } = await getBalance(ctx);
  await requestPayout(ctx);
  await market.runJobs();
  const [parcel] = await unscopedListParcels(market.infra.db, orderId);
  const lines = [{ lineId: parcel!.lines[0]!.id, quantity: 1 }];
  const request = { parcelId: parcel!.id, requestId: randomUUID(), restocks: false, reason: "Stale" };
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  await refundAsAdmin(admin, { ...request, lines, shippingCents: 0 });
  await market.runJobs();
  // Goods less their fee.
  expect(await getBalance(ctx)).toMatchObject({ availableCents: -3_680, nowCents: -3_680 });
  goToMonday(market);
  await startPayouts(market.infra);
  expect(await rowsOf(vendorId)).toHaveLength(1);
  for (let n = 0; n < 2; n++) await deliver(market, await sellOne());
  goToMonday(market);
  await startPayouts(market.infra);
  await market.runJobs();
  expect((await rowsOf(vendorId)).map((row) => row.amountCents)).toEqual([
    availableCents,
    2 * availableCents - 3_680,
  ]);
  expect(await getBalance(ctx)).toMatchObject({ nowCents: 0 });
});

test("a statement leads from one balance to the other, in pages and as a table", async () => {
  const { ctx, sellOne } = await openSeedVendor(market);
  const first = await sellOne();
  for (let n = 0; n < 8; n++) await sellOne();
  await deliver(market, first);
  await requestPayout(ctx);
  await market.runJobs();
  const { nowCents, paidOutCents } = await getBalance(ctx);
  // The ledger's own clock dates a posting.
  const month = new Date().toISOString().slice(0, 7);
  const pages = [await getStatement(ctx, { month, page: 1 }), await getStatement(ctx, { month, page: 2 })];
  const [{ lines, ...sums }] = pages as [(typeof pages)[0], (typeof pages)[0]];
  expect(sums).toMatchObject({ month, openingCents: 0, closingCents: nowCents });
  expect(sums.sums.map((sum) => sum.kind)).toEqual(["sale", "commission", "shipping", "payout"]);
  expect(sums.sums[0]).toEqual({ kind: "sale", amountCents: 36_000 });
  expect(sums.sums[1]).toEqual({ kind: "commission", amountCents: -2_880 });
  expect(lines.total).toBe(28);
  const all = pages.flatMap((page) => page.lines.items);
  expect(all).toHaveLength(28);
  expect(all.reduce((sum, line) => sum + line.amountCents, 0)).toBe(nowCents);
  expect(all.at(-1)).toMatchObject({ kind: "payout", orderNumber: null, amountCents: -paidOutCents });
  const { fileName, csv, isComplete } = await exportStatement({ ...ctx, language: "es" }, { month });
  const rows = csv.trim().split("\r\n");
  expect({ fileName, isComplete, rows: rows.length }).toEqual({
    fileName: `cafeto-${month}.csv`,
    isComplete: true,
    rows: 30,
  });
  expect(rows[2]).toContain(",Venta,40.00,40.00");
  // A negative amount is a number, not a formula, and stays one.
  expect(rows[3]).toContain(",Comisión,-3.20,36.80");
  expect(rows.at(-1)).toContain(`,-${(paidOutCents / 100).toFixed(2)},${(nowCents / 100).toFixed(2)}`);
  const later = await getStatement(ctx, { month: "2099-01", page: 1 });
  expect(later).toMatchObject({
    openingCents: nowCents,
    closingCents: nowCents,
    sums: [],
    lines: { total: 0 },
  });
});
