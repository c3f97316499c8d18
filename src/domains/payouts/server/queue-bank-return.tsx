import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { payoutAccounts } from "./tables.ts";

type Returned = { providerAccountId: string; providerPayoutId: string };

/**
 * Mails a vendor that its bank sent a payout back to its account at the card provider, once for each payout there; in
 * the caller's transaction.
 */
export async function queueBankReturn(tx: Infra, returned: Returned): Promise<void> {
  const [owner] = await tx.db
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(payoutAccounts)
    .innerJoin(vendors, eq(vendors.id, payoutAccounts.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(payoutAccounts.providerAccountId, returned.providerAccountId));
  if (!owner) return;
  const event = returned.providerPayoutId;
  await notify(tx, owner.id, { kind: "payoutReturned", subjectId: null, event, params: {} });
  const language = owner.language as Language;
  const t = translator(language);
  const subject = t("mail:payoutReturned.subject");
  await queueEmail(tx, {
    onceKey: `payout-returned:${returned.providerPayoutId}`,
    ...{ recipient: owner.email, language, subject },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: owner.name })}
        text={t("mail:payoutReturned.text")}
        button={{
          label: t("mail:payoutReturned.button"),
          href: `${tx.config.publicUrl}/vendor/dashboard?tab=money`,
        }}
      />
    ),
  });
}
