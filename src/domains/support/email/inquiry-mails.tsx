import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";
import { color } from "#platform/email/mail-theme.ts";

/** To the sender; without a message it also leaves out the name that was typed. */
export function inquiryReceived(
  reader: MailReader,
  { reference, message }: { reference: string; message: string | undefined },
): MailContent {
  const { t } = reader;
  return mailOf(reader, {
    key: "inquiry.received",
    why: "inquiry",
    values: { reference },
    ...(message === undefined ? { greeting: t("mail:hello") } : {}),
    children: message !== undefined && <Quoted label={t("mail:inquiry.yours")} text={message} />,
  });
}

type Inquiry = {
  id: string;
  reference: string;
  subject: string;
  name: string;
  email: string;
  message: string;
  publicUrl: string;
};

/** To support. */
export function inquiryForSupport(
  reader: MailReader,
  { id, reference, subject, name, email, message, publicUrl }: Inquiry,
): MailContent {
  return mailOf(reader, {
    key: "inquiry.new",
    why: "team",
    values: { reference, subject, name, email },
    greeting: reader.t("mail:hello"),
    preview: message,
    href: `${publicUrl}/admin?tab=support&inquiry=${id}`,
    children: <MailQuote text={message} />,
  });
}

/** To the sender: the answer, above what was asked. */
export function inquiryAnswer(
  reader: MailReader,
  { reference, text, question }: { reference: string; text: string; question: string },
): MailContent {
  const { t } = reader;
  return mailOf(reader, {
    key: "inquiry.answer",
    why: "inquiry",
    values: { reference },
    subject: t("mail:inquiry.answer.title"),
    preview: text,
    children: (
      <>
        <MailQuote text={text} />
        <Quoted label={t("mail:inquiry.yours")} text={question} />
      </>
    ),
  });
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="m-ink" style={{ margin: "24px 0 8px", color: color.ink, fontWeight: 600 }}>
        {label}
      </p>
      <MailQuote text={text} />
    </>
  );
}
