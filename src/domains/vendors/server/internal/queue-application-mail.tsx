import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { vendors } from "../tables.ts";

const pathOf = { received: "/vendor/pending", approved: "/vendor/dashboard", rejected: "/vendor/pending" };

/**
 * Mails a vendor's owner, in their language, the outcome of this submission; each outcome once. In the caller's
 * transaction.
 */
export async function queueApplicationMail(
  ctx: Infra,
  vendor: typeof vendors.$inferSelect,
  outcome: keyof typeof pathOf,
): Promise<void> {
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, vendor.userId));
  const language = owner!.language as Language;
  const t = translator(language);
  const company = vendor.companyName;
  const subject = t(`mail:application.${outcome}.subject`, { company });
  await queueEmail(ctx, {
    onceKey: `application-${outcome}:${vendor.id}:${vendor.submittedAt.getTime()}`,
    recipient: owner!.email,
    language,
    subject,
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: owner!.name })}
        text={t(`mail:application.${outcome}.text`, { company })}
        button={{
          label: t(`mail:application.${outcome}.button`),
          href: `${ctx.config.publicUrl}${pathOf[outcome]}`,
        }}
      >
        {vendor.rejectionReason && <MailQuote text={vendor.rejectionReason} />}
      </MailFrame>
    ),
  });
}
