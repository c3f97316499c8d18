import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { formatDate } from "#kernel/formats.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { vendors, type waitingRates } from "../tables.ts";

type Decision = { outcome: "accepted" } | { outcome: "declined"; reason: string };

/** Mails a vendor's owner, in their language, what was decided about its delivery rates; in the caller's transaction. */
export async function queueRatesMail(
  tx: Infra,
  { vendorId, submittedAt }: typeof waitingRates.$inferSelect,
  decision: Decision,
): Promise<void> {
  const [owner] = await tx.db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { name, email, language: stored } = owner!;
  const language = stored as Language;
  const t = translator(language);
  const key = `mail:shippingRates.${decision.outcome}`;
  const subject = t(`${key}.subject`);
  await queueEmail(tx, {
    onceKey: `shipping-rates-${decision.outcome}:${vendorId}:${submittedAt.getTime()}`,
    ...{ recipient: email, language, subject },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name })}
        text={t(`${key}.text`, { date: formatDate(submittedAt.toISOString()) })}
        button={{ label: t(`${key}.button`), href: `${tx.config.publicUrl}/vendor/dashboard?tab=shop` }}
      >
        {decision.outcome === "declined" && <MailQuote text={decision.reason} />}
      </MailFrame>
    ),
  });
}
