import { desc, eq } from "drizzle-orm";
import type { OwnReport } from "#domains/moderation/reporter-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewOwnReport } from "./internal/own-report.ts";
import { reports } from "./tables.ts";

const most = 50;

/** The latest 50 reports of the caller, with what was decided. For any signed-in user. */
export async function listOwnReports({ db, caller, clock }: SignedInCtx): Promise<{ items: OwnReport[] }> {
  const rows = await db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, caller.userId))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(most);
  return { items: rows.map((row) => viewOwnReport(row, clock.now())) };
}
