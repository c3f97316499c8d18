import { createHash } from "node:crypto";
import { translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

type Recipient = { id: string; name: string; email: string; language: string };
type Mail = { once: string } & (
  | {
      kind:
        | "verify"
        | "choosePassword"
        | "known"
        | "reset"
        | "changed"
        | "factorAdded"
        | "factorRemoved"
        | "factorBlocked";
      url: string;
    }
  | { kind: "code" | "confirm"; code: string }
);

/** Queues an account mail in the user's language. `once` names the occasion, so that it is mailed once. */
export async function queueAccountMail(infra: Infra, person: Recipient, mail: Mail): Promise<void> {
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  const t = translator(language);
  const subject = t(`mail:${mail.kind}.subject`, { code: "code" in mail ? mail.code : "" });
  const occasion = createHash("sha256").update(mail.once).digest("hex").slice(0, 24);
  await inTransaction(infra, (tx) =>
    queueEmail(tx, {
      onceKey: `${mail.kind}:${person.id}:${occasion}`,
      recipient: person.email,
      language,
      subject,
      body: (
        <MailFrame
          t={t}
          language={language}
          title={subject}
          greeting={t("mail:greeting", { name: person.name })}
          text={t(`mail:${mail.kind}.text`)}
          {...("url" in mail ? { button: { label: t(`mail:${mail.kind}.button`), href: mail.url } } : {})}
        >
          {"code" in mail && <Code value={mail.code} />}
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
