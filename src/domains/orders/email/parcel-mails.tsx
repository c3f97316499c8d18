import type { refunds } from "#domains/orders/server/tables.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { type MailLine, ParcelLines } from "./parcel-lines.tsx";

const newsKeys = { shipped: "parcelShipped", delivered: "parcelDelivered", late: "parcelLate" } as const;
export type ParcelNews = keyof typeof newsKeys;

type ParcelFacts = {
  number: number;
  companyName: string;
  /** Only of a late parcel. */
  shipBy: Date;
  carrier: string | null;
  trackingNumber: string | null;
  lines: MailLine[];
  href: string;
};

/** To the buyer that a parcel was shipped or has arrived, or to the vendor that it is late. */
export function parcelMail(reader: MailReader, news: ParcelNews, facts: ParcelFacts): MailContent {
  const { number, companyName, shipBy, carrier, trackingNumber, lines, href } = facts;
  return mailOf(reader, {
    key: newsKeys[news],
    why: news === "late" ? "shop" : "order",
    values: { number, vendor: companyName, date: formatDate(shipBy.toISOString()) },
    href,
    children: (
      <>
        {news === "shipped" && trackingNumber && (
          <MailNote label={carrier ?? reader.t("mail:parcelShipped.tracking")} value={trackingNumber} />
        )}
        <ParcelLines lines={lines} sums={[]} />
      </>
    ),
  });
}

type Refund = Pick<
  typeof refunds.$inferSelect,
  "actor" | "reason" | "goodsCents" | "shippingCents" | "taxCents" | "totalCents"
>;
type RefundFacts = {
  number: number;
  companyName: string;
  isCancelled: boolean;
  refund: Refund;
  lines: MailLine[];
  href: string;
};

/** To either side: a refund, or a cancellation with it. */
export function refundMail(reader: MailReader, side: "buyer" | "vendor", facts: RefundFacts): MailContent {
  const { number, companyName, isCancelled, refund, lines, href } = facts;
  const { t } = reader;
  const key = isCancelled ? "parcelCancelled" : "parcelRefunded";
  const values = { number, vendor: companyName, total: formatUsd(refund.totalCents) };
  const who = isCancelled ? t(`mail:parcelCancelled.by.${refund.actor}`) : "";
  return mailOf(reader, {
    key,
    why: side === "buyer" ? "order" : "shop",
    values,
    text: [who, t(`mail:${key}.${side}`, values)].filter(Boolean).join(" "),
    button: t(side === "buyer" ? "mail:orderPaid.button" : "mail:orderSold.button"),
    href,
    children: (
      <>
        {refund.reason && <MailNote label={t("mail:parcelRefunded.reason")} value={refund.reason} />}
        <ParcelLines
          lines={lines}
          sums={[
            ...(lines.length === 0 && refund.goodsCents > 0
              ? [{ label: t("mail:parcelRefunded.part"), value: formatUsd(refund.goodsCents) }]
              : []),
            { label: t("mail:orderPaid.shipping"), value: formatUsd(refund.shippingCents) },
            { label: t("mail:orderPaid.tax"), value: formatUsd(refund.taxCents) },
            { label: t("mail:parcelRefunded.total"), value: formatUsd(refund.totalCents), isTotal: true },
          ]}
        />
      </>
    ),
  });
}
