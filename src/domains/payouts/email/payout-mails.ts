import { formatUsd } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";

type Paid = { amountCents: number; method: string; note: string | null; publicUrl: string };

const moneyAt = (publicUrl: string) => `${publicUrl}/vendor/dashboard?tab=money`;

/** To a vendor: a payout was made, by the card provider or by bank transfer. */
export function payoutPaid(reader: MailReader, { amountCents, method, note, publicUrl }: Paid): MailContent {
  const values = { total: formatUsd(amountCents), note: note ?? "" };
  return mailOf(reader, {
    key: "payoutPaid",
    why: "shop",
    values,
    ...(method === "manual" ? { text: reader.t("mail:payoutPaid.byBank", values) } : {}),
    href: moneyAt(publicUrl),
  });
}

/** To a vendor: the card provider took money of a payout back. */
export const payoutTakenBack = (
  reader: MailReader,
  { amountCents, publicUrl }: Pick<Paid, "amountCents" | "publicUrl">,
): MailContent =>
  mailOf(reader, {
    ...{ key: "payoutTakenBack", why: "shop", href: moneyAt(publicUrl) },
    values: { total: formatUsd(amountCents) },
  });

/** To a vendor: its bank sent a payout back. */
export const payoutReturned = (reader: MailReader, publicUrl: string): MailContent =>
  mailOf(reader, { key: "payoutReturned", why: "shop", href: moneyAt(publicUrl) });
