import { and, eq, inArray } from "drizzle-orm";
import type { InquiryState } from "#domains/support/inquiry-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { inquiries } from "../tables.ts";

/**
 * Moves an inquiry from one of the states to another and returns it; of two at once the second finds the first's state.
 * NOT_FOUND, CONFLICT. In the caller's transaction.
 */
export async function changeState(
  { db, clock, caller }: SignedInCtx,
  inquiryId: string,
  from: readonly InquiryState[],
  to: InquiryState,
) {
  const own = eq(inquiries.id, inquiryId);
  const [changed] = await db
    .update(inquiries)
    .set({ state: to, changedAt: clock.now(), decidedBy: caller.userId })
    .where(and(own, inArray(inquiries.state, [...from])))
    .returning();
  if (changed) return changed;
  throw new AppError((await db.$count(inquiries, own)) > 0 ? "CONFLICT" : "NOT_FOUND");
}
