import { createHash } from "node:crypto";
import { translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";

type Recipient = { id: string; name: string; email: string; language: string };
type LinkMail = "verify" | "known" | "reset" | "changed" | "factorAdded" | "factorRemoved";
type CodeMail = "code" | "confirm";

/** Queues one of the account mails in the person's language. `once` names the occasion, so that it is mailed once. */
export async function queueAccountMail(
  doors: Doors,
  kind: LinkMail,
  user: Recipient,
  mail: { url: string; once: string },
): Promise<void>;
export async function queueAccountMail(
  doors: Doors,
  kind: CodeMail,
  user: Recipient,
  mail: { code: string; once: string },
): Promise<void>;
export async function queueAccountMail(
  doors: Doors,
  kind: LinkMail | CodeMail,
  person: Recipient,
  mail: { url?: string; code?: string; once: string },
): Promise<void> {
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  const t = translator(language);
  const { url, code } = mail;
  const subject = t(`mail:${kind}.subject`, { code: code ?? "" });
  const occasion = createHash("sha256").update(mail.once).digest("hex").slice(0, 24);
  const isLink = kind !== "code" && kind !== "confirm";
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
          {...(isLink && url ? { button: { label: t(`mail:${kind}.button`), href: url } } : {})}
        >
          {code && <Code value={code} />}
        </MailFrame>
      ),
    }),
  );
}

function Code({ value }: { value: string }) {
  return (
    <p style={{ fontSize: 32, letterSpacing: 8, fontWeight: 700, margin: "24px 0", textAlign: "center" }}>
      {value}
    </p>
  );
}
