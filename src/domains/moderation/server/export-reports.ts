import { and, asc, eq, gt } from "drizzle-orm";
import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "./tables.ts";

/** What the caller reported, with the decision. What others reported of them is not theirs to know. For any signed-in user. */
export function exportReports(ctx: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await ctx.db
      .select()
      .from(reports)
      .where(and(eq(reports.reporterId, ctx.caller.userId), after && gt(reports.id, after.id)))
      .orderBy(asc(reports.id))
      .limit(limit);
    return rows.map(({ id, number, kind, subjectId, reason, words, state, closeReason, createdAt }) => ({
      ...{ id, kind, subjectId, reason, words, state, closeReason },
      reference: reportReferenceOf(number),
      createdAt: createdAt.toISOString(),
    }));
  });
}
