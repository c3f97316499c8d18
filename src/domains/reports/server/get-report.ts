import { eq } from "drizzle-orm";
import type { ReportView } from "#domains/reports/contract.ts";
import { monthAfter, monthsOf } from "#domains/reports/report-periods.ts";
import { type ReportName, reportOf } from "#domains/reports/report-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type Books, readBooks } from "./internal/book-months.ts";
import { fillRows } from "./internal/fill-rows.ts";
import { readLedger } from "./internal/read-ledger.ts";
import { readRows, readTotals, type Whose } from "./internal/read-rows.ts";
import { monthsBefore, spanOf } from "./internal/span-of.ts";
import { hashMonth } from "./internal/store-month.ts";
import { viewMonths } from "./internal/view-months.ts";

const pageSize = 50;
type Input = Whose & { report: ReportName; period?: string | undefined; after?: string | undefined };

/**
 * A report of a period (UTC), the current month or year by default: its rows in pages of 50, its totals, and what the ledger says of the same, in cents. Of a
 * vendor or a place, if the report has rows of them, its months instead. Months that are summed are read from their sums, others from the ledger.
 * NOT_FOUND for no vendor. For an admin.
 */
export async function getReport({ db }: SignedInCtx, input: Input): Promise<ReportView> {
  const { report, after } = input;
  const { by, columns, total, ledger, hasBalance, isYearly } = reportOf(report);
  // Only what has rows of its own can be named.
  const vendorId = by === "vendor" ? input.vendorId : undefined;
  const place = by === "place" ? input.place : undefined;
  const whose = { vendorId, place };
  const books = await readBooks(db);
  const period = input.period ?? (isYearly ? books.current.slice(0, 4) : books.current);
  const months = monthsOf(period);
  const span = spanOf(books, months);
  const isPart = vendorId !== undefined || place !== undefined;
  const name = vendorId ? await nameOf(db, vendorId) : (place ?? null);
  // A balance needs all months before: of all vendors together as the ledger has them, of a vendor from its own sums.
  const from = hasBalance ? months[0] : undefined;
  const before = from ? monthsBefore(books, from) : [];
  const wide = spanOf(books, [...before, ...months]);
  const [found, totals, ledgerCents, ledgerOpening, isStillIntact] = await Promise.all([
    readRows(db, report, wide, { whose, from, after, limit: pageSize + 1 }),
    isPart ? readTotals(db, report, wide, { whose, from }) : readTotals(db, report, span),
    isPart ? null : readLedger(db, span, ledger),
    isPart || !from ? null : readLedger(db, spanOf(books, before), ledger),
    isIntact(db, books, months),
  ]);
  const { opening, ...sums } = totals;
  const openingCents = opening ?? ledgerOpening;
  const rows = await fillRows(
    db,
    { report, isPart, columns: Object.keys(columns), span },
    found.slice(0, pageSize),
  );
  const { first, current } = books;
  return {
    ...{ report, period, by: isPart ? "month" : by, whose: name, rows, totals: sums, openingCents },
    next: found.length > pageSize ? found[pageSize - 1]!.sort : null,
    closingCents: openingCents === null ? null : openingCents + sums[total]!,
    ...{ ledgerCents, differenceCents: ledgerCents === null ? null : sums[total]! - ledgerCents },
    months: await viewMonths(
      db,
      months.filter((month) => month <= current),
      books.summed,
    ),
    ...{ isIntact: isStillIntact, first, current },
  };
}

async function nameOf(db: Db, vendorId: string): Promise<string> {
  const [vendor] = await db
    .select({ name: vendors.companyName })
    .from(vendors)
    .where(eq(vendors.id, vendorId));
  if (!vendor) throw new AppError("NOT_FOUND");
  return vendor.name;
}

/** Whether a closed month's sums still give the hash that it was closed with; null for others. */
async function isIntact(db: Db, { summed }: Books, months: readonly string[]): Promise<boolean | null> {
  const hashOf = (wanted: string) => summed.find(({ month }) => month === wanted)?.hash;
  const [month] = months as [string];
  const hash = hashOf(month);
  if (months.length > 1 || !hash) return null;
  return (await hashMonth(db, month, hashOf(monthAfter(month, -1)) ?? "")) === hash;
}
