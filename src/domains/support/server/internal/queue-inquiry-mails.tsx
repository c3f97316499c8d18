import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import type { inquiries } from "../tables.ts";

type Stored = typeof inquiries.$inferSelect;

/** The beginnings of the outbox's keys of all mails about an inquiry. */
export const mailsAbout = (inquiryId: string): string[] =>
  ["received", "new", "answer"].map((kind) => `inquiry-${kind}:${inquiryId}`);

/** The name of the first mail, to which all later ones reply: mail programs show them as one thread. */
const threadOf = ({ id }: Stored) => `<inquiry-${id}@cafeto>`;
const inThread = (inquiry: Stored) => ({ "In-Reply-To": threadOf(inquiry), References: threadOf(inquiry) });
const languageOf = ({ language }: Stored): Language => (isLanguage(language) ? language : fallbackLanguage);

/**
 * Mails a new inquiry to support, and its reference to the sender, in the caller's transaction. An address that the sender
 * has not shown to be theirs gets none of the typed words: strangers could send anything to anyone.
 */
export async function queueReceivedMails(tx: Ctx, inquiry: Stored, message: string): Promise<void> {
  const { caller } = tx;
  const isOwn = caller.kind === "person" && caller.email.toLowerCase() === inquiry.email;
  await queueReceipt(tx, inquiry, isOwn ? message : undefined);
  await queueForSupport(tx, inquiry, message);
}

async function queueReceipt(tx: Infra, inquiry: Stored, message: string | undefined): Promise<void> {
  const language = languageOf(inquiry);
  const t = translator(language);
  const reference = referenceOf(inquiry.number);
  const subject = t("mail:inquiry.received.subject", { reference });
  await queueEmail(tx, {
    onceKey: `inquiry-received:${inquiry.id}`,
    ...{ recipient: inquiry.email, language, subject },
    headers: { "Message-ID": threadOf(inquiry), "Reply-To": tx.config.mail.support },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={message === undefined ? t("mail:hello") : t("mail:greeting", { name: inquiry.name })}
        text={t("mail:inquiry.received.text", { reference })}
      >
        {message !== undefined && <Quoted label={t("mail:inquiry.yours")} text={message} />}
      </MailFrame>
    ),
  });
}

/** In English, as support works; replying to it writes to the sender. */
async function queueForSupport(tx: Infra, inquiry: Stored, message: string): Promise<void> {
  const language = fallbackLanguage;
  const t = translator(language);
  const { name, email } = inquiry;
  const values = { reference: referenceOf(inquiry.number), subject: inquiry.subject, name, email };
  const subject = t("mail:inquiry.new.subject", values);
  await queueEmail(tx, {
    onceKey: `inquiry-new:${inquiry.id}`,
    ...{ recipient: tx.config.mail.support, language, subject },
    headers: { ...inThread(inquiry), "Reply-To": email },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:hello")}
        text={t("mail:inquiry.new.text", values)}
        button={{
          label: t("mail:inquiry.new.button"),
          href: `${tx.config.publicUrl}/admin?tab=support&inquiry=${inquiry.id}`,
        }}
      >
        <MailQuote text={message} />
      </MailFrame>
    ),
  });
}

/** Mails an answer to the sender as a reply to the first mail, in the caller's transaction; once per answer. */
export async function queueAnswer(
  tx: Infra,
  inquiry: Stored,
  { id, text, question }: { id: string; text: string; question: string },
): Promise<void> {
  const language = languageOf(inquiry);
  const t = translator(language);
  const reference = referenceOf(inquiry.number);
  await queueEmail(tx, {
    onceKey: `inquiry-answer:${inquiry.id}:${id}`,
    ...{ recipient: inquiry.email, language },
    // Some programs join mails of the same subject alone.
    subject: `Re: ${t("mail:inquiry.received.subject", { reference })}`,
    headers: { ...inThread(inquiry), "Reply-To": tx.config.mail.support },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={t("mail:inquiry.answer.title")}
        greeting={t("mail:greeting", { name: inquiry.name })}
        text={t("mail:inquiry.answer.text", { reference })}
      >
        <MailQuote text={text} />
        <Quoted label={t("mail:inquiry.yours")} text={question} />
      </MailFrame>
    ),
  });
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p style={{ margin: "24px 0 8px", fontWeight: 600 }}>{label}</p>
      <MailQuote text={text} />
    </>
  );
}
