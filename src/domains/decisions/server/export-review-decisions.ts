import { and, asc, eq, gt } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decisions } from "./tables.ts";

/** What was decided about the caller's reviews, why, and what they said against it. For any signed-in user. */
export function exportReviewDecisions({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await db
      .select()
      .from(decisions)
      .where(and(eq(decisions.authorId, caller.userId), after && gt(decisions.id, after.id)))
      .orderBy(asc(decisions.id))
      .limit(limit);
    return rows.map(({ id, kind, reviewId, productName, rule, facts, ...row }) => ({
      ...{ id, kind, reviewId, productName, rule, facts },
      ...{ objection: row.objection, outcome: row.outcome, outcomeReason: row.outcomeReason },
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }));
  });
}
