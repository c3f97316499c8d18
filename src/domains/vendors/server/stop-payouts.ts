import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

/**
 * Stops an approved vendor's payouts, or lets them go on, in the caller's transaction. One that is under way still arrives.
 * False if it was so already. For administrators' verbs.
 */
export async function unscopedStopPayouts(
  { db, clock }: Pick<Infra, "db" | "clock">,
  vendorId: string,
  isStopped: boolean,
): Promise<boolean> {
  const { payoutsPausedAt, id, isApproved } = vendors;
  const changed = await db
    .update(vendors)
    .set({ payoutsPausedAt: isStopped ? clock.now() : null })
    .where(
      and(
        eq(id, vendorId),
        eq(isApproved, true),
        isStopped ? isNull(payoutsPausedAt) : isNotNull(payoutsPausedAt),
      ),
    )
    .returning({ id });
  return changed.length > 0;
}
