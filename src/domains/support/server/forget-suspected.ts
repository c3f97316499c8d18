import { and, eq, lt } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { inquiries } from "./tables.ts";

/** Deletes what programs wrote, so many days after its last change as are set (R66), unless it was reopened. Called by a scheduled job; safe to repeat. */
export async function forgetSuspected(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const before = await expiredBefore(infra, "suspectedInquiries");
  await db
    .delete(inquiries)
    .where(
      and(eq(inquiries.isSuspected, true), eq(inquiries.state, "closed"), lt(inquiries.changedAt, before)),
    );
}
