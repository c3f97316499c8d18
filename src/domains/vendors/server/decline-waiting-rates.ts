import { recordAction } from "#domains/audit/server/record-action.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { queueRatesMail } from "./internal/queue-rates-mail.ts";
import { type SeenRates, takeWaitingRates } from "./internal/take-waiting-rates.ts";
import { ratesOf } from "./shipping-profile.ts";

/**
 * Ends the wait of a vendor's delivery rates: its present ones stay, and it is mailed the reason of 3 to 300
 * characters. NOT_FOUND if none wait, as when another admin has decided; CONFLICT if the vendor wants others since they
 * were read. For admins.
 */
export function declineWaitingRates(
  ctx: SignedInCtx,
  { reason, ...seen }: SeenRates & { reason: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const taken = await takeWaitingRates(tx, seen);
    await queueRatesMail(tx, taken, { outcome: "declined", reason });
    const subject = { kind: "vendor", id: taken.vendorId } as const;
    await recordAction(tx, { action: "rates.decline", subject, before: ratesOf(taken), reason });
    return {};
  });
}
