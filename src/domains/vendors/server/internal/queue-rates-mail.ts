import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { type RatesDecision, ratesMail } from "#domains/vendors/email/vendor-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { vendors, type waitingRates } from "../tables.ts";

/** Mails a vendor's owner, in their language, what was decided about its delivery rates; in the caller's transaction. */
export async function queueRatesMail(
  tx: Infra,
  { vendorId, submittedAt }: typeof waitingRates.$inferSelect,
  decision: RatesDecision,
): Promise<void> {
  const [owner] = await tx.db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const reader = mailReader(owner!);
  await queueEmail(tx, {
    onceKey: `shipping-rates-${decision.outcome}:${vendorId}:${submittedAt.getTime()}`,
    ...{ recipient: owner!.email, language: reader.language },
    ...ratesMail(reader, decision, { submittedAt, publicUrl: tx.config.publicUrl }),
  });
}
