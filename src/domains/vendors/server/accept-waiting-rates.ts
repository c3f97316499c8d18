import { recordAction } from "#domains/audit/server/record-action.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { queueRatesMail } from "./internal/queue-rates-mail.ts";
import { type SeenRates, takeWaitingRates } from "./internal/take-waiting-rates.ts";
import { ratesOf } from "./shipping-profile.ts";
import { shippingProfiles } from "./tables.ts";

/**
 * Lets a vendor's waiting delivery rates count from now on, and mails it. NOT_FOUND if none wait, as when another admin
 * has decided; CONFLICT if the vendor wants others since they were read. For admins.
 */
export function acceptWaitingRates(ctx: SignedInCtx, seen: SeenRates): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const taken = await takeWaitingRates(tx, seen);
    const rates = ratesOf(taken);
    const profile = { ...rates, decidedBy: tx.caller.userId, decidedAt: tx.clock.now() };
    await tx.db
      .insert(shippingProfiles)
      .values({ vendorId: taken.vendorId, ...profile })
      .onConflictDoUpdate({ target: shippingProfiles.vendorId, set: profile });
    await queueRatesMail(tx, taken, { outcome: "accepted" });
    const subject = { kind: "vendor", id: taken.vendorId } as const;
    await recordAction(tx, { action: "rates.accept", subject, after: rates });
    return {};
  });
}
