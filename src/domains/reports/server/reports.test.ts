import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkInvariants } from "#domains/checkout/server/check-invariants.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { recordManualPayout } from "#domains/payouts/server/record-manual-payout.ts";
import { requestPayout } from "#domains/payouts/server/request-payout.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { type ReportName, reportNames } from "#domains/reports/report-table.ts";
import { approve } from "#domains/security/server/approve.ts";
import type { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf, deliver, openSeedVendor } from "../../../../tests/support/sell-and-pay-out.ts";
import { closeMonth } from "./close-month.ts";
import { exportReport } from "./export-report.ts";
import { getReport } from "./get-report.ts";
import { listBookMonths } from "./list-book-months.ts";
import { listReportLines } from "./list-report-lines.ts";
import { requestReopening } from "./request-reopening.ts";
import { sumMonths } from "./sum-months.ts";

const current = new Date().toISOString().slice(0, 7);
const [older, last] = [monthAfter(current, -2), monthAfter(current, -1)] as const;
const reason = "All statements agree with the bank";

let market: TestMarket;
let admin: SignedInCtx;
let other: SignedInCtx;
let seller: Awaited<ReturnType<typeof openSeedVendor>>;
const sold: Record<string, string> = {};

/** As if all that is posted, and not dated back yet, had happened so many months ago. */
async function dateBack(months: number): Promise<void> {
  await market.infra.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const earlier = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - make_interval(months => ${months}) + interval '3 days'`;
    const isNow = sql`created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`;
    await tx.execute(sql`update ledger_postings set created_at = ${earlier} where ${isNow}`);
    await tx.execute(sql`update orders set created_at = ${earlier} where ${isNow}`);
  });
}

const refundOne = async (orderId: string, shippingCents = 0) => {
  const [parcel] = await unscopedListParcels(market.infra.db, orderId);
  const lines = [{ lineId: parcel!.lines[0]!.id, quantity: 1 }];
  const request = { parcelId: parcel!.id, requestId: randomUUID(), restocks: false, reason: "Stale" };
  await refundAsAdmin(admin, { ...request, lines, shippingCents });
  await market.runJobs();
};

beforeAll(async () => {
  market = await openTestMarket();
  const { infra } = market;
  admin = contextFor(infra, await addPerson(infra, { roles: ["admin"], name: "Amara" }));
  other = contextFor(infra, await addPerson(infra, { roles: ["admin"], name: "Bruno" }));
  seller = await openSeedVendor(market);
  sold["older"] = await seller.sellOne();
  await deliver(market, sold["older"]);
  await requestPayout(seller.ctx);
  await market.runJobs();
  await dateBack(2);
  sold["last"] = await seller.sellOne();
  await refundOne(sold["last"]);
  await dateBack(1);
  sold["current"] = await seller.sellOne();
});
afterAll(() => market?.close());

const open = (report: ReportName, period: string) => getReport(admin, { report, period });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
  );
const postDated = (at: Date) =>
  market.infra.db.insert(ledgerPostings).values({ kind: "sale", referenceId: randomUUID(), createdAt: at });

test("each report of a month, a quarter and a year is what the ledger says, summed or not", async () => {
  const year = current.slice(0, 4);
  const periods = [older, last, current, `${year}-Q${Math.ceil(Number(current.slice(5)) / 3)}`, year];
  const read = async () =>
    Promise.all(
      reportNames.flatMap((name) =>
        periods.filter((period) => name !== "yearly" || period === year).map((period) => open(name, period)),
      ),
    );
  const before = await read();
  for (const view of before) expect(view.differenceCents, `${view.report} ${view.period}`).toBe(0);
  const sales = await open("sales", last);
  // $40 of goods with delivery and tax, all of it refunded.
  expect(sales.rows).toHaveLength(1);
  expect(sales.totals).toMatchObject({ orders: 1, goods: 4_000 });
  expect(sales.totals["refunded"]).toBeGreaterThan(4_000);
  expect(sales.totals["total"]).toBe(0);
  const commissions = await open("commissions", last);
  expect(commissions.rows[0]).toMatchObject({
    ...{ key: seller.vendorId, name: "Finca Alta" },
    values: { parcels: 1, goods: 4_000, commission: 320, returned: 320, total: 0 },
  });
  await sumMonths(market.infra);
  await sumMonths(market.infra);
  const after = await read();
  expect(after).toEqual(before);
});

/** The plans of what a verb sends, as with tables that are too large to be read whole. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = (spy.mock.calls as unknown[][]).flatMap(([query, values]): [string, unknown[]][] => {
    if (typeof query !== "object") return [];
    const { text, values: own } = query as { text: string; values?: unknown[] };
    return text.includes("_months") ? [[text, own ?? (values as unknown[]) ?? []]] : [];
  });
  spy.mockRestore();
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query("set enable_seqscan = off");
  const plans: string[] = [];
  for (const [text, values] of sent) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  await client.end();
  return plans;
}

test("summed months are read from their sums alone, and the open one from the ledger by its time", async () => {
  for (const name of ["commissions", "tax"] as const) {
    const summed = await plansOf(() => open(name, last));
    expect(summed.length).toBeGreaterThan(2);
    for (const plan of summed) expect(plan).not.toMatch(/ledger_|order_items|parcels|Seq Scan on \w+_months/);
    // Each vendor of a page is read by the key of its sums, and the total without any vendor's.
    if (name === "commissions") {
      expect(summed.some((plan) => /Index Cond: .*vendor_id = v\.id/.test(plan))).toBe(true);
      expect(summed.some((plan) => plan.includes("figure_months") && !plan.includes(" vendors "))).toBe(true);
    }
    const live = (await plansOf(() => open(name, current))).filter((plan) =>
      plan.includes("ledger_postings"),
    );
    expect(live.length).toBeGreaterThan(2);
    for (const plan of live) {
      expect(plan).toContain("Bitmap Index Scan on ledger_postings_time");
      expect(plan).not.toMatch(/Seq Scan on (ledger_\w+|order_items|parcels|refunds|orders)\b/);
    }
  }
});

test("a statement leads from one balance to the next, and a vendor's lines to its total", async () => {
  const [first, second] = [await open("statements", older), await open("statements", last)];
  expect(first.openingCents).toBe(0);
  expect(first.rows[0]!.values["payouts"]).toBeLessThan(0);
  expect(second.openingCents).toBe(first.closingCents);
  expect(second.rows[0]).toMatchObject({
    openingCents: first.closingCents,
    closingCents: second.closingCents,
  });
  // Who has a balance has a row, also in a month without any movement; no other report has rows of zeros.
  const [later, none] = [
    await open("statements", monthAfter(current, 1)),
    await open("commissions", monthAfter(current, 1)),
  ];
  expect(later.rows[0]).toMatchObject({ key: seller.vendorId, openingCents: later.openingCents });
  expect(later.rows[0]!.closingCents).toBe((await open("statements", current)).closingCents);
  expect(none.rows).toEqual([]);
  for (const name of reportNames) {
    const { items, next } = await listReportLines(admin, { report: name, month: last });
    const total = items.reduce((sum, line) => sum + line.amountCents, 0);
    const report =
      name === "yearly"
        ? await getReport(admin, { report: name, period: last.slice(0, 4) })
        : await open(name, last);
    if (name !== "yearly") expect(total, name).toBe(report.totals["total"]);
    expect(next).toBeNull();
  }
  const nobody = await listReportLines(admin, { report: "sales", month: last, vendorId: randomUUID() });
  expect(nobody.items).toEqual([]);
  const months = await getReport(admin, {
    ...{ report: "commissions", period: last.slice(0, 4), vendorId: seller.vendorId },
  });
  expect(months).toMatchObject({ by: "month", whose: "Finca Alta", ledgerCents: null });
  expect(months.rows.map((row) => row.key)).toEqual(
    [older, last, current].filter((month) => month.startsWith(last.slice(0, 4))),
  );
});

test("tax is by country, and by state in the United States; the year tells who each vendor is and its quarters", async () => {
  const tax = await open("tax", last);
  expect(tax.rows.map((row) => row.key)).toEqual(["US-OR"]);
  const { items } = await listReportLines(admin, { report: "tax", month: last, place: "US-OR" });
  expect(items.every((line) => line.orderId === sold["last"])).toBe(true);
  const { rows } = await open("yearly", last.slice(0, 4));
  const [vendor] = rows;
  expect(vendor!.identity).toMatchObject({ country: expect.any(String) });
  const quarters = vendor!.quarters.map(({ values }) => values["total"]!);
  expect(quarters.reduce((sum, cents) => sum + cents, 0)).toBe(vendor!.values["total"]);
  const text = await new Response(
    await exportReport(admin, { report: "yearly", period: last.slice(0, 4) }),
  ).text();
  const [heads, line] = text.trim().split("\r\n");
  expect(heads).toContain("registration_number,email,country,q1_activities,q1_refunded_usd,q1_total_usd");
  expect(line).toContain(`${seller.vendorId},Finca Alta`);
  expect(line!.split(",")).toHaveLength(heads!.split(",").length);
});

test("a month is closed in order, once it is over and check, reconciliation and reports are at zero", async () => {
  expect(await listBookMonths(admin)).toMatchObject({
    next: older,
    blockers: ["notChecked", "notReconciled"],
  });
  expect(await codeOf(closeMonth(admin, { month: older, reason }))).toBe("MONTH_NOT_READY");
  await checkInvariants(market.infra);
  await reconcileMoney(market.infra);
  expect(await listBookMonths(admin)).toMatchObject({ next: older, blockers: [] });
  expect(await codeOf(closeMonth(admin, { month: last, reason }))).toBe("CONFLICT");
  // Two people at once: one closes it.
  const both = await Promise.allSettled([
    closeMonth(admin, { month: older, reason }),
    closeMonth(other, { month: older, reason }),
  ]);
  const refused = both.flatMap((one) => (one.status === "rejected" ? [one.reason as AppError] : []));
  expect(refused.map(({ code }) => code)).toEqual(["CONFLICT"]);
  const closed = await closeMonth(admin, { month: last, reason });
  expect(closed).toMatchObject({ month: last, closedBy: "Amara", reason });
  expect(await open("sales", last)).toMatchObject({ isIntact: true, months: [closed] });
  expect(await codeOf(closeMonth(admin, { month: current, reason }))).toBe("MONTH_NOT_READY");
  expect((await listBookMonths(admin)).blockers).toEqual(["notOver"]);
});

test("after the close nothing is posted in the month, and its report stays", async () => {
  const frozen = await Promise.all(
    reportNames.filter((name) => name !== "yearly").map((name) => open(name, last)),
  );
  const inside = new Date(`${last}-10T12:00:00Z`);
  expect(await refusal(postDated(inside))).toContain("closed");
  const [posting] = await market.infra.db
    .select()
    .from(ledgerPostings)
    .where(sql`created_at < ${inside}`)
    .limit(1);
  const more = market.infra.db
    .insert(ledgerEntries)
    .values(
      [1, -1].map((amountCents) => ({ postingId: posting!.id, account: "bank" as const, amountCents })),
    );
  expect(await refusal(more)).toContain("closed");
  for (const statement of [
    sql`update vendor_months set times = times + 1 where month = ${last}`,
    sql`delete from account_months where month = ${last}`,
    sql`update book_months set reason = 'Another' where month = ${last}`,
    sql`delete from book_months where month = ${last}`,
    sql`update book_months set closed_at = null, closed_by = null, reason = null, hash = null where month = ${older}`,
  ])
    expect(await refusal(market.infra.db.execute(statement))).toContain("closed");
  // What happens to its orders now is posted now: a refund, a purchase, a payout by hand, the provider's answer to all of them.
  await refundOne(sold["older"]!);
  sold["late"] = await seller.sellOne();
  await deliver(market, sold["late"]);
  await recordManualPayout(admin, {
    vendorId: seller.vendorId,
    payoutId: randomUUID(),
    amountCents: 1,
    note: "Wire",
  });
  await market.runJobs();
  expect(await Promise.all(frozen.map(({ report }) => open(report, last)))).toEqual(frozen);
  for (const name of reportNames.filter((one) => one !== "yearly"))
    expect((await open(name, current)).differenceCents, name).toBe(0);
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
});

test("two people open the last closed month again; a posting in it then counts", async () => {
  const ask = { month: last, reason: "A bank payment was forgotten", requestId: randomUUID() };
  expect(await codeOf(requestReopening(admin, { ...ask, month: older }))).toBe("CONFLICT");
  const { approvalId } = await requestReopening(admin, ask);
  expect((await listBookMonths(admin)).reopening).toEqual({ month: last, requestedBy: "Amara", isOwn: true });
  expect(await codeOf(approve(admin, { approvalId }))).toBe("FORBIDDEN");
  await approve(other, { approvalId });
  const opened = await listBookMonths(admin);
  expect(opened).toMatchObject({ next: last, blockers: [] });
  await postDated(new Date(`${last}-10T12:00:00Z`));
  expect((await open("sales", last)).months).toMatchObject([{ month: last, closedAt: null, hash: null }]);
  await closeMonth(other, { month: last, reason });
  expect((await open("sales", last)).isIntact).toBe(true);
});
