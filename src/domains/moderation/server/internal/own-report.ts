import { objectionDays } from "#domains/moderation/report-rules.ts";
import type { OwnReport } from "#domains/moderation/reporter-calls.ts";
import { expiryOf } from "#kernel/retention.ts";
import type { reports } from "../tables.ts";
import { referenceOf } from "./reference-of.ts";

/** A report as its reporter sees it: neither who decided, nor what the person concerned was told. */
export function viewOwnReport(report: typeof reports.$inferSelect, now: Date): OwnReport {
  const { id, kind, reason, words, state, outcome, closedAt, objectedAt } = report;
  const isRecent = closedAt !== null && closedAt > expiryOf({ days: objectionDays }, now);
  return {
    ...{ id, kind, reason, words, state, outcome },
    reference: referenceOf(report),
    title: report.evidence.title ?? null,
    answer: report.closeReason,
    ...{ objection: report.objection, objectionOutcome: report.objectionOutcome },
    objectionAnswer: report.objectionReason,
    canObject: outcome === "none" && isRecent && !objectedAt,
    createdAt: report.createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
