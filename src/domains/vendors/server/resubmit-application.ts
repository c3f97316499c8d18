import { and, eq } from "drizzle-orm";
import type { ApplicationInput, ApplicationView } from "#domains/vendors/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getApplication } from "./get-application.ts";
import { assertKnownCountry } from "./internal/assert-known-country.ts";
import { queueApplicationMail } from "./internal/queue-application-mail.tsx";
import { toApplicationView } from "./internal/to-application-view.ts";
import { vendors } from "./tables.ts";

/**
 * Hands the caller's application in again, changed, while it waits or after it was rejected; it stands at the queue's end
 * (decision 37). NOT_FOUND without one, CONFLICT once it is approved. For any signed-in person.
 */
export async function resubmitApplication(
  ctx: SignedInCtx,
  input: ApplicationInput,
): Promise<ApplicationView> {
  assertKnownCountry(input.country);
  await ctx.limits.consume("vendor_application", ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { agreesToTerms: _, ...facts } = input;
    const now = tx.clock.now();
    const [vendor] = await tx.db
      .update(vendors)
      .set({
        ...facts,
        language: tx.language,
        agreedToTermsAt: now,
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
    return toApplicationView(vendor);
  });
}
