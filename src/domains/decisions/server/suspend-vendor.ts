import { checkoutJobs } from "#domains/checkout/jobs.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedSuspendShop } from "#domains/vendors/server/suspend-shop.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertChanged } from "./internal/assert-changed.ts";
import { readDispatchEnd } from "./internal/dispatch-end.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { vendorId: string; rule: DecisionRule; facts: string; openParcelsUntil: string };

/**
 * Suspends an approved vendor (R61): its products are hidden, open quotes and payment pages end, payouts stop. What is
 * sold may be dispatched until the given moment, then `watch-parcels` cancels and refunds it. Mails the statement of reasons (R62). BAD_REQUEST if
 * the moment is past or more than 60 days ahead, NOT_FOUND for no approved vendor, CONFLICT if it is suspended. For
 * administrators.
 */
export async function suspendVendor(
  ctx: SignedInCtx,
  { vendorId, rule, facts, ...input }: Input,
): Promise<Decision> {
  const openParcelsUntil = readDispatchEnd(ctx, input.openParcelsUntil);
  return inTransaction(ctx, async (tx) => {
    await assertChanged(tx, vendorId, await unscopedSuspendShop(tx, vendorId, openParcelsUntil));
    await tx.jobs.enqueue(tx.db, checkoutJobs.endOpenPayments, { vendorId });
    return recordDecision(tx, { kind: "shopSuspended", vendorId, rule, facts, openParcelsUntil });
  });
}
