import { and, eq } from "drizzle-orm";
import { vendorsLimits } from "#domains/vendors/limits.ts";
import type { ApplicationInput, ApplicationView } from "#domains/vendors/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getApplication } from "./get-application.ts";
import { assertKnownCountry } from "./internal/assert-known-country.ts";
import { announceApplication } from "./internal/notify-application.ts";
import { queueApplicationMail } from "./internal/queue-application-mail.ts";
import { toApplicationView } from "./internal/to-application-view.ts";
import { vendors } from "./tables.ts";

/**
 * Resubmits the caller's application, while it waits or after a rejection; it moves to the queue's end (R37).
 * NOT_FOUND without one, CONFLICT once it is approved. For any signed-in user.
 */
export async function resubmitApplication(
  ctx: SignedInCtx,
  input: ApplicationInput,
): Promise<ApplicationView> {
  assertKnownCountry(input.country);
  await ctx.limits.consume(vendorsLimits.application, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { agreesToTerms: _, certifiesCompliance: __, ...facts } = input;
    const now = tx.clock.now();
    const [vendor] = await tx.db
      .update(vendors)
      .set({
        ...facts,
        language: tx.language,
        agreedToTermsAt: now,
        selfCertifiedAt: now,
        submittedAt: now,
        rejectedAt: null,
        rejectionReason: null,
      })
      .where(and(eq(vendors.userId, tx.caller.userId), eq(vendors.isApproved, false)))
      .returning();
    if (!vendor) {
      await getApplication(tx);
      throw new AppError("CONFLICT");
    }
    await queueApplicationMail(tx, vendor, "received");
    await announceApplication(tx, vendor);
    return toApplicationView(vendor);
  });
}
