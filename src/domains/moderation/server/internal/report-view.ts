import { eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import type { Db } from "#platform/db/database.ts";
import { reports } from "../tables.ts";

/** Reports with both accounts. The caller has checked who asks. */
export function unscopedSelectReports(db: Db, where: SQL | undefined) {
  const reporters = alias(users, "reporters");
  const reported = alias(users, "reported");
  return db
    .select({
      report: reports,
      reporter: { name: reporters.name, email: reporters.email },
      reported: { name: reported.name, email: reported.email },
    })
    .from(reports)
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(reported, eq(reported.id, reports.reportedId))
    .where(where)
    .$dynamic();
}
type Row = Awaited<ReturnType<typeof unscopedSelectReports>>[number];

/** A report as administrators see it. */
export function viewReport({ report, reporter, reported }: Row): Report {
  const { id, kind, reason, words, state, closeReason } = report;
  return {
    ...{ id, kind, reason, words, state, closeReason, reporter, reported },
    reference: reportReferenceOf(report.number),
    texts: report.evidence.texts,
    reviewId: kind === "review" ? report.subjectId : null,
    closedAt: report.closedAt?.toISOString() ?? null,
    createdAt: report.createdAt.toISOString(),
  };
}
