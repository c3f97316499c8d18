import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";

export type DisputeNews = "opened" | "won" | "lost" | "relieved";
type Dispute = { number: number; amountCents: number; answerBy: Date | null; publicUrl: string };

const valuesOf = ({ number, amountCents, answerBy }: Dispute) => ({
  number,
  total: formatUsd(amountCents),
  date: answerBy ? formatDate(answerBy.toISOString()) : "",
});

/** To a vendor of a disputed order, with what losing costs it. */
export function disputeForVendor(
  reader: MailReader,
  news: DisputeNews,
  dispute: Dispute & { costCents: number; feeCents: number; parcelId: string },
): MailContent {
  const { costCents, feeCents, parcelId, publicUrl } = dispute;
  return mailOf(reader, {
    key: `disputeVendor.${news}`,
    why: "shop",
    values: { ...valuesOf(dispute), cost: formatUsd(costCents), fee: formatUsd(feeCents) },
    href: `${publicUrl}/vendor/dashboard?tab=orders&parcel=${parcelId}`,
  });
}

/** To an administrator. */
export const disputeForAdmin = (
  reader: MailReader,
  news: Exclude<DisputeNews, "relieved">,
  dispute: Dispute,
): MailContent =>
  mailOf(reader, {
    key: `disputeAdmin.${news}`,
    why: "team",
    values: valuesOf(dispute),
    href: `${dispute.publicUrl}/admin?tab=disputes`,
  });

/** To an administrator: a refund was made at the card provider. */
export const outsideRefund = (
  reader: MailReader,
  { number, amountCents, publicUrl }: Pick<Dispute, "number" | "amountCents" | "publicUrl">,
): MailContent =>
  mailOf(reader, {
    key: "outsideRefund",
    why: "team",
    values: { number, total: formatUsd(amountCents) },
    href: `${publicUrl}/admin?tab=disputes`,
  });

/** To an administrator: a refund's money came back from the buyer's bank. */
export const returnedRefund = (
  reader: MailReader,
  { number, amountCents, publicUrl }: Pick<Dispute, "number" | "amountCents" | "publicUrl">,
): MailContent =>
  mailOf(reader, {
    key: "returnedRefund",
    why: "team",
    values: { number, total: formatUsd(amountCents) },
    href: `${publicUrl}/admin?tab=orders`,
  });
