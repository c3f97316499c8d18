import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { invariantChecks } from "#domains/checkout/server/tables.ts";
import { reconciliations } from "#domains/payouts/server/tables.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import { bookMonths } from "#domains/reports/server/tables.ts";
import type { World } from "./valid-input.ts";

/** The only closed month, long ago, with all in order since: the next one can be closed, or this one opened again. */
async function closedMonthOf({ infra }: World): Promise<string> {
  const month = monthAfter("2000-01", randomInt(240));
  const now = infra.clock.now();
  await infra.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ["vendor_months", "place_months", "account_months", "book_months"])
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    const closed = { closedAt: now, closedBy: randomUUID(), reason: "All in order", hash: "0".repeat(64) };
    await tx.insert(bookMonths).values({ month, summedAt: now, ...closed });
    await tx.insert(invariantChecks).values({ ranAt: now, counts: {} });
    await tx.insert(reconciliations).values({ ranAt: now, checkedCount: 0, differences: [] });
  });
  return month;
}

export const monthInputs: Record<string, (world: World) => unknown> = {
  "reports.getReport.period": () => "2026-01",
  "reports.exportReport.period": () => "2026-01",
  "reports.getReport.place": () => "US-OR",
  "reports.listReportLines.place": () => "US-OR",
  "reports.listReportLines.after": () => `${randomUUID()}.goods`,
  "reports.closeMonth.month": async (world) => monthAfter(await closedMonthOf(world)),
  "reports.requestReopening.month": closedMonthOf,
};
