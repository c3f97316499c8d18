import { asc, desc, eq } from "drizzle-orm";
import type { Report } from "#domains/moderation/report-calls.ts";
import type { ReportState } from "#domains/moderation/report-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedSelectReports, viewReport } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

const pageSize = 10;

type Page = { items: Report[]; total: number; page: number; pageSize: number };

/** A page of 10 reports: the open ones with the longest waiting first, closed ones with the latest first. For administrators. */
export async function listReports(
  { db }: SignedInCtx,
  { state, page }: { state: ReportState; page: number },
): Promise<Page> {
  const where = eq(reports.state, state);
  const order = state === "open" ? asc : desc;
  const rows = await unscopedSelectReports(db, where)
    .orderBy(order(reports.createdAt), order(reports.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(viewReport), total: await db.$count(reports, where), page, pageSize };
}
