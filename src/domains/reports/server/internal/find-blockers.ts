import { findLastCheck } from "#domains/checkout/server/find-last-check.ts";
import { findLastReconciliation } from "#domains/payouts/server/find-last-reconciliation.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { type ClosingBlocker, partsOf, reportNames, reportOf } from "#domains/reports/report-table.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Books } from "./book-months.ts";
import { startOfMonth } from "./moved.ts";
import { readAccounts, sumOfSides } from "./read-ledger.ts";
import { readFigures, sideOf } from "./read-rows.ts";
import { spanOf } from "./span-of.ts";

/** What keeps a month from being closed; empty if nothing does. */
export async function findBlockers(
  { db }: Pick<Infra, "db">,
  books: Books,
  month: string,
): Promise<ClosingBlocker[]> {
  if (month > books.lastOver) return ["notOver"];
  // One after the other: a transaction has one connection.
  const check = await findLastCheck({ db });
  const reconciliation = await findLastReconciliation({ db });
  const isEqual = await equalsLedger(db, books, month);
  const end = new Date(startOfMonth(monthAfter(month)));
  const isBroken = Object.values(check?.counts ?? {}).some((count) => count > 0);
  const found: [ClosingBlocker, boolean][] = [
    ["notChecked", !check || check.ranAt < end],
    ["broken", isBroken],
    ["notReconciled", !reconciliation || reconciliation.ranAt < end],
    ["differences", (reconciliation?.differenceCount ?? 0) > 0],
    ["unequal", !isEqual],
  ];
  return found.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** Whether each report of a month says what the ledger says; each side is read once for all of them. */
async function equalsLedger(db: Db, books: Books, month: string): Promise<boolean> {
  const span = spanOf(books, [month]);
  const figuresOf = {
    vendor: await readFigures(db, "figure", span),
    place: await readFigures(db, "place", span),
  };
  const accounts = await readAccounts(db, span);
  return reportNames.every((name) => {
    const figures = figuresOf[sideOf(name)];
    const total = Object.entries(partsOf(name)).reduce(
      (sum, [figure, sign]) => sum + sign * (figures.get(figure) ?? 0),
      0,
    );
    return total === sumOfSides(accounts, reportOf(name).ledger);
  });
}
