import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify, notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { payoutReturned } from "#domains/payouts/email/payout-mails.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { payoutAccounts } from "./tables.ts";

type Returned = { providerAccountId: string; providerPayoutId: string };

/**
 * Mails a vendor that its bank sent a payout back to its account at the card provider, and notifies the administrators, once
 * for each payout there; in the caller's transaction. The money is the vendor's, so nothing is posted.
 */
export async function queueBankReturn(tx: Infra, returned: Returned): Promise<void> {
  const [found] = await tx.db
    .select({
      owner: { id: users.id, name: users.name, email: users.email, language: users.language },
      vendor: { id: vendors.id, name: vendors.companyName },
    })
    .from(payoutAccounts)
    .innerJoin(vendors, eq(vendors.id, payoutAccounts.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(payoutAccounts.providerAccountId, returned.providerAccountId));
  if (!found) return;
  const { owner, vendor } = found;
  const event = returned.providerPayoutId;
  await notify(tx, owner.id, { kind: "payoutReturned", subjectId: null, event, params: {} });
  await notifyAdministrators(tx, {
    ...{ kind: "vendorPayoutReturned", subjectId: vendor.id, event },
    params: { vendor: vendor.name },
  });
  const reader = mailReader(owner);
  await queueEmail(tx, {
    onceKey: `payout-returned:${returned.providerPayoutId}`,
    ...{ recipient: owner.email, language: reader.language },
    ...payoutReturned(reader, tx.config.publicUrl),
  });
}
