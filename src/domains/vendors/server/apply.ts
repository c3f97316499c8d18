import { eq } from "drizzle-orm";
import { grantRole } from "#domains/accounts/server/grant-role.ts";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { vendorsLimits } from "#domains/vendors/limits.ts";
import type { ApplicationInput, ApplicationView } from "#domains/vendors/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertKnownCountry } from "./internal/assert-known-country.ts";
import { announceApplication } from "./internal/notify-application.ts";
import { queueApplicationMail } from "./internal/queue-application-mail.ts";
import { toApplicationView } from "./internal/to-application-view.ts";
import { vendorMembers, vendors } from "./tables.ts";

/**
 * Makes the caller a vendor waiting for approval: record and role in one transaction, and a confirmation mail.
 * CONFLICT if they have a record already, or work for a shop, even if that was just so; BAD_REQUEST for an unknown country. For any
 * signed-in user.
 */
export async function apply(ctx: SignedInCtx, input: ApplicationInput): Promise<ApplicationView> {
  assertKnownCountry(input.country);
  await ctx.limits.consume(vendorsLimits.application, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const { agreesToTerms: _, certifiesCompliance: __, ...facts } = input;
    // Joining a team waits for the same row.
    const { id: userId } = await lockOwnUser(tx);
    if ((await tx.db.$count(vendorMembers, eq(vendorMembers.userId, userId))) > 0)
      throw new AppError("CONFLICT");
    const now = tx.clock.now();
    const [vendor] = await tx.db
      .insert(vendors)
      .values({
        ...facts,
        userId: tx.caller.userId,
        language: tx.language,
        agreedToTermsAt: now,
        selfCertifiedAt: now,
        submittedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: vendors.userId })
      .returning();
    if (!vendor) throw new AppError("CONFLICT");
    await grantRole(tx.db, tx.caller.userId, "vendor");
    await queueApplicationMail(tx, vendor, "received");
    await announceApplication(tx, vendor);
    return toApplicationView(vendor);
  });
}
