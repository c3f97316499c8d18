import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

/** To who reported something: it has arrived. */
export const reportReceived = (reader: MailReader, reference: string): MailContent =>
  mailOf(reader, { key: "report.received", why: "inquiry", values: { reference } });

/** To who reported something: what was decided. */
export const reportClosed = (
  reader: MailReader,
  { reference, reason }: { reference: string; reason: string },
): MailContent =>
  mailOf(reader, {
    key: "report.closed",
    why: "inquiry",
    values: { reference },
    preview: reason,
    children: <MailQuote text={reason} />,
  });
