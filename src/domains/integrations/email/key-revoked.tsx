import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Facts = { name: string; reason: string; publicUrl: string };

/** To a vendor: an administrator ended one of its API keys. */
export const keyRevoked = (reader: MailReader, { name, reason, publicUrl }: Facts): MailContent =>
  mailOf(reader, {
    key: "keyRevoked",
    why: "shop",
    values: { name },
    href: `${publicUrl}/vendor/dashboard?tab=enterprise&panel=keys`,
    children: <MailQuote text={reason} />,
  });
