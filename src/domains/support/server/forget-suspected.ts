import { and, eq, lt } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { inquiries } from "./tables.ts";

/** Deletes what programs wrote, 30 days after its last change, unless it was reopened. Called by a scheduled job; safe to repeat. */
export async function forgetSuspected({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const before = expiryOf(retention.suspectedInquiries, clock.now());
  await db
    .delete(inquiries)
    .where(
      and(eq(inquiries.isSuspected, true), eq(inquiries.state, "closed"), lt(inquiries.changedAt, before)),
    );
}
