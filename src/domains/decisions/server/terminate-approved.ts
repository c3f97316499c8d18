import { and, eq, isNull } from "drizzle-orm";
import { checkoutJobs } from "#domains/checkout/jobs.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedErasePlan } from "#domains/plans/server/erase-plan.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { unscopedTerminateShop } from "#domains/vendors/server/terminate-shop.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { recordDecision } from "./internal/record-decision.ts";
import { decisions } from "./tables.ts";

type Input = { vendorId: string; rule: DecisionRule; facts: string; openParcelsUntil: string };

/**
 * Ends a vendor's contract in the approving transaction: its products are hidden for good, open quotes and payment pages end,
 * what is sold may be dispatched until the given moment, its subscription ends at once, and no payout begins by itself: what it
 * is owed then is paid by hand. Mails the statement of reasons. CONFLICT if it is ended already; NOT_FOUND.
 */
export async function terminateApproved(
  tx: SignedInCtx,
  { vendorId, rule, facts, ...input }: Input,
): Promise<void> {
  const now = tx.clock.now();
  const asked = new Date(input.openParcelsUntil);
  // The second administrator may have taken days.
  const openParcelsUntil = asked > now ? asked : new Date(now.getTime() + 1);
  await assertChanged(tx, vendorId, await unscopedTerminateShop(tx, vendorId, openParcelsUntil));
  await tx.db
    .update(decisions)
    .set({ endedAt: now })
    .where(
      and(eq(decisions.vendorId, vendorId), eq(decisions.kind, "shopSuspended"), isNull(decisions.endedAt)),
    );
  await unscopedErasePlan(tx, vendorId);
  await unscopedSetPlan(tx, vendorId, { planType: "freemium", planExpiresAt: now });
  await tx.jobs.enqueue(tx.db, checkoutJobs.endOpenPayments, { vendorId });
  await recordDecision(tx, { kind: "shopTerminated", vendorId, rule, facts, openParcelsUntil });
}
