import { and, desc, eq, isNull } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { selectDecisions, viewDecision } from "./internal/view-decision.ts";
import { decisions } from "./tables.ts";

const most = 50;

/** The latest 50 decisions that hold against the caller's reviews, with their reasons. For any signed-in user. */
export async function listDecisionsOnMyReviews({ db, caller }: SignedInCtx): Promise<{ items: Decision[] }> {
  const rows = await selectDecisions(db)
    .where(and(eq(decisions.authorId, caller.userId), isNull(decisions.endedAt)))
    .orderBy(desc(decisions.createdAt), decisions.id)
    .limit(most);
  return { items: rows.map(viewDecision) };
}
