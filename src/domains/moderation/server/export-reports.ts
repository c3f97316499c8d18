import { and, asc, gt } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { referenceOf } from "./internal/reference-of.ts";
import { reportsOf } from "./internal/reports-of.ts";
import { reports } from "./tables.ts";

/**
 * What the caller reported, signed in or from their address, with the decision and what they said against it. What others reported of
 * them is not theirs to know. For any signed-in user.
 */
export function exportReports(ctx: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await ctx.db
      .select()
      .from(reports)
      .where(and(reportsOf(ctx), after && gt(reports.id, after.id)))
      .orderBy(asc(reports.id))
      .limit(limit);
    return rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, subjectId: row.subjectId, reason: row.reason, words: row.words },
      ...{ name: row.reporterName, email: row.reporterEmail },
      ...{ state: row.state, outcome: row.outcome, closeReason: row.closeReason },
      ...{
        objection: row.objection,
        objectionOutcome: row.objectionOutcome,
        objectionAnswer: row.objectionReason,
      },
      reference: referenceOf(row),
      createdAt: row.createdAt.toISOString(),
    }));
  });
}
