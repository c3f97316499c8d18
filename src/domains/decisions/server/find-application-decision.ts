import { and, eq, isNull } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { selectDecisions, viewDecision } from "./internal/view-decision.ts";
import { decisions } from "./tables.ts";

/** The rejection that holds of the caller's application, with its reasons; null without one. For any signed-in user. */
export async function findApplicationDecision({
  db,
  caller,
}: SignedInCtx): Promise<{ decision: Decision | null }> {
  const [row] = await selectDecisions(db)
    .where(
      and(
        eq(decisions.kind, "applicationRejected"),
        isOnApplicationOf(db, caller.userId),
        isNull(decisions.endedAt),
      ),
    )
    .limit(1);
  return { decision: row ? viewDecision(row) : null };
}
