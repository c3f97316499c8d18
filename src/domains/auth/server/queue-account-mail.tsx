import { createHash } from "node:crypto";
import { translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";

type Recipient = { id: string; name: string; email: string; language?: unknown };

/** Queues one of the account mails in the person's language. `once` names the occasion, so that it is mailed once. */
export async function queueAccountMail(
  doors: Doors,
  kind: "verify" | "known" | "reset",
  user: object,
  { url, once }: { url: string; once: string },
): Promise<void> {
  const person = user as Recipient;
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  const t = translator(language);
  const subject = t(`mail:${kind}.subject`);
  // A token is a secret: only its hash is kept outside the mail itself.
  const occasion = createHash("sha256").update(once).digest("hex").slice(0, 24);
  await inTransaction(doors, (tx) =>
    queueEmail(tx, {
      onceKey: `${kind}:${person.id}:${occasion}`,
      recipient: person.email,
      language,
      subject,
      body: (
        <MailFrame
          t={t}
          language={language}
          title={subject}
          greeting={t("mail:greeting", { name: person.name })}
          text={t(`mail:${kind}.text`)}
          button={{ label: t(`mail:${kind}.button`), href: url }}
        />
      ),
    }),
  );
}
