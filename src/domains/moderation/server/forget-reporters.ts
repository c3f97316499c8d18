import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { reports } from "./tables.ts";

/**
 * Removes from decided reports who sent them without an account, after the days that are set (R66), with their words and what they said
 * against it; the numbers of reports stay. Deletes what programs sent, likewise. Called by a scheduled job; safe to repeat.
 */
export async function forgetReporters(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const suspected = await expiredBefore(infra, "suspectedInquiries");
  const answered = await expiredBefore(infra, "visitorReports");
  await db.delete(reports).where(and(eq(reports.isSuspected, true), lt(reports.createdAt, suspected)));
  await db
    .update(reports)
    .set({
      ...{ reporterName: null, reporterEmail: null, reporterLanguage: null, words: "" },
      objectionTokenHash: null,
      // That there was one stays: it is counted.
      objection: sql`case when ${reports.objection} is not null then '' end`,
    })
    .where(and(isNotNull(reports.reporterEmail), lt(reports.closedAt, answered)));
}
