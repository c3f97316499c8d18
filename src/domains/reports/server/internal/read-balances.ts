import { sql } from "drizzle-orm";
import { type ReportName, reportOf } from "#domains/reports/report-table.ts";
import type { Db } from "#platform/db/database.ts";
import { columnsOf, type Span, summedBy } from "./summed.ts";

/** What some vendors had at the end of the months of a span, in cents. */
export async function readBalances(
  db: Db,
  span: Span,
  vendorIds: readonly string[],
): Promise<Map<string, number>> {
  const name: ReportName = "statements";
  const { rows } = await db.execute<{ vendor_id: string; total: number }>(sql`
    with ${summedBy("vendor", span)} select vendor_id, ${columnsOf(reportOf(name))}
    from summed where vendor_id = any(${sql.param(vendorIds)}::uuid[]) group by vendor_id`);
  return new Map(rows.map(({ vendor_id: vendorId, total }) => [vendorId, total]));
}
