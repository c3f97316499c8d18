import { formatUsd } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

/** What a buyer may order at most from now on, in cents, and why. */
export type OrderLimitNews = { kind: "raised" | "lowered"; totalCents: number; reason: string };

/** To a buyer: what they may order at most was changed. */
export function orderLimitMail(
  reader: MailReader,
  { kind, totalCents, reason }: OrderLimitNews,
  publicUrl: string,
): MailContent {
  return mailOf(reader, {
    key: `orderLimit.${kind}`,
    why: "account",
    href: `${publicUrl}/products`,
    values: { most: formatUsd(totalCents) },
    children: <MailQuote text={reason} />,
  });
}
