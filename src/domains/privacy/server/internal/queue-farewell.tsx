import { randomUUID } from "node:crypto";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** The last mail to a user, so that no account is erased unnoticed; the outbox deletes it once sent. */
export async function queueFarewell(ctx: SignedInCtx, language: Language): Promise<void> {
  const t = translator(language);
  const subject = t("mail:erased.subject");
  await queueEmail(ctx, {
    onceKey: `erased:${randomUUID()}`,
    recipient: ctx.caller.email,
    language,
    subject,
    deleteOnceSent: true,
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: ctx.caller.fullName })}
        text={t("mail:erased.text")}
      />
    ),
  });
}
