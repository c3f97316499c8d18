import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { type ApplicationOutcome, applicationMail } from "#domains/vendors/email/vendor-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { vendors } from "../tables.ts";

/**
 * Mails a vendor's owner, in their language, the outcome of this submission; each outcome once. In the caller's
 * transaction.
 */
export async function queueApplicationMail(
  ctx: Infra,
  vendor: typeof vendors.$inferSelect,
  outcome: ApplicationOutcome,
): Promise<void> {
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, vendor.userId));
  const reader = mailReader(owner!);
  const { companyName: company } = vendor;
  await queueEmail(ctx, {
    onceKey: `application-${outcome}:${vendor.id}:${vendor.submittedAt.getTime()}`,
    ...{ recipient: owner!.email, language: reader.language },
    ...applicationMail(reader, outcome, { company, publicUrl: ctx.config.publicUrl }),
  });
}
