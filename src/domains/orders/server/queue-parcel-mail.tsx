import { formatDate } from "#kernel/formats.ts";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { ParcelMail } from "../email/parcel-mail.tsx";
import { unscopedMailFacts } from "./internal/mail-facts.ts";

const keys = { shipped: "parcelShipped", delivered: "parcelDelivered", late: "parcelLate" } as const;

/**
 * Mails the buyer that a parcel was shipped or has arrived, or the vendor that it is late; each once, in the caller's
 * transaction.
 */
export async function queueParcelMail(ctx: Infra, parcelId: string, news: keyof typeof keys): Promise<void> {
  const facts = await unscopedMailFacts(ctx, parcelId);
  const { parcel, order, companyName } = facts;
  const { t, email, ...reader } = news === "late" ? facts.vendor : facts.buyer;
  const key = keys[news];
  const values = {
    number: order.number,
    vendor: companyName,
    date: formatDate((parcel.shipBy ?? order.createdAt).toISOString()),
  };
  const subject = t(`mail:${key}.subject`, values);
  const notes =
    news === "shipped" && parcel.trackingNumber
      ? [{ label: parcel.carrier ?? t("mail:parcelShipped.tracking"), value: parcel.trackingNumber }]
      : [];
  await queueEmail(ctx, {
    onceKey: `parcel-${news}:${parcelId}`,
    recipient: email,
    language: reader.language,
    subject,
    body: (
      <ParcelMail
        {...reader}
        t={t}
        title={subject}
        text={t(`mail:${key}.text`, values)}
        button={t(`mail:${key}.button`)}
        notes={notes}
      />
    ),
  });
}
