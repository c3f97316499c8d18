import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { ReportSummary } from "#domains/moderation/report-calls.ts";
import type { ReportKind, ReportList } from "#domains/moderation/report-rules.ts";
import { expiryOf } from "#kernel/retention.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { summarizeReport, unscopedSelectReports } from "./internal/report-view.ts";
import { reports } from "./tables.ts";

const pageSize = 25;

type Input = {
  list: ReportList;
  kind?: ReportKind | undefined;
  days?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of 25 reports: open ones, those that the caller has taken, or those with an objection, with the longest waiting first; closed
 * ones with the latest first. `days`: at least so old. `next` leads to the page after; it is null at the end. For administrators.
 */
export async function listReports(
  { db, caller, clock }: SignedInCtx,
  { list, kind, days, cursor }: Input,
): Promise<{ items: ReportSummary[]; next: string | null }> {
  const isLatestFirst = list === "closed";
  const order = isLatestFirst ? desc : asc;
  const rows = await unscopedSelectReports(
    db,
    and(
      conditionOf(list, caller.userId),
      kind ? eq(reports.kind, kind) : undefined,
      days ? lte(reports.createdAt, expiryOf({ days }, clock.now())) : undefined,
      isAfter(cursor, isLatestFirst),
    ),
  )
    .orderBy(order(reports.createdAt), order(reports.id))
    .limit(fixedLimit(pageSize + 1));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1)?.report;
  return {
    items: page.map((row) => summarizeReport(row, caller.userId)),
    next: rows.length > pageSize && last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}

function conditionOf(list: ReportList, userId: string): SQL {
  if (list === "objections") return and(isNotNull(reports.objectedAt), isNull(reports.objectionOutcome))!;
  if (list === "mine") return and(eq(reports.state, "open"), eq(reports.takenBy, userId))!;
  return eq(reports.state, list);
}

/** The cursor has whole milliseconds, as the clock that wrote the times. */
function isAfter(cursor: string | undefined, isLatestFirst: boolean): SQL | undefined {
  if (!cursor) return undefined;
  const [time, id] = cursor.split("_") as [string, string];
  const place = sql`(${new Date(Number(time)).toISOString()}::timestamptz, ${id}::uuid)`;
  const row = sql`(${reports.createdAt}, ${reports.id})`;
  return isLatestFirst ? sql`${row} < ${place}` : sql`${row} > ${place}`;
}
