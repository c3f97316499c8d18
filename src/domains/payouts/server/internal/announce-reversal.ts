import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify, notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { payoutTakenBack } from "#domains/payouts/email/payout-mails.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Reversal = { id: string; vendorId: string; amountCents: number };

/** Notifies a vendor and the administrators that the provider took money of a payout back, in the caller's transaction. */
export async function announceReversal(tx: Infra, { id, vendorId, amountCents }: Reversal): Promise<void> {
  const [row] = await tx.db
    .select({ vendor: vendors.companyName, owner: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { owner, vendor } = row!;
  const params = { cents: amountCents };
  await notify(tx, owner.id, { kind: "payoutTakenBack", subjectId: null, event: id, params });
  await notifyAdministrators(tx, {
    ...{ kind: "vendorPayoutTakenBack", subjectId: vendorId, event: id },
    params: { ...params, vendor },
  });
  const reader = mailReader(owner);
  await queueEmail(tx, {
    onceKey: `payout-taken-back:${id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...payoutTakenBack(reader, { amountCents, publicUrl: tx.config.publicUrl }),
  });
}
