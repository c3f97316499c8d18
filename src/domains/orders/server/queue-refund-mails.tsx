import { eq } from "drizzle-orm";
import { formatUsd } from "#kernel/money.ts";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { ParcelLines } from "../email/parcel-lines.tsx";
import { ParcelMail } from "../email/parcel-mail.tsx";
import { type MailReader, unscopedMailFacts } from "./internal/mail-facts.ts";
import { orderItems, refundLines, refunds } from "./tables.ts";

type Facts = Awaited<ReturnType<typeof unscopedMailFacts>>;
type Refund = typeof refunds.$inferSelect & {
  lines: { name: string; quantity: number; goodsCents: number }[];
};

/**
 * Mails a refund, or a cancellation with it, to the buyer, and to the vendor unless it was the vendor's decision; in
 * the caller's transaction.
 */
export async function queueRefundMails(ctx: Infra, refundId: string): Promise<void> {
  const [row] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId));
  const lines = await ctx.db
    .select({
      name: orderItems.productName,
      quantity: refundLines.quantity,
      goodsCents: refundLines.goodsCents,
    })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(eq(refundLines.refundId, refundId));
  const refund = { ...row!, lines };
  const facts = await unscopedMailFacts(ctx, refund.parcelId);
  await mailTo(ctx, "buyer", facts.buyer, facts, refund);
  if (refund.actor !== "vendor") await mailTo(ctx, "vendor", facts.vendor, facts, refund);
}

async function mailTo(
  ctx: Infra,
  side: "buyer" | "vendor",
  { t, email, ...reader }: MailReader,
  { order, parcel, companyName }: Facts,
  refund: Refund,
): Promise<void> {
  const what = parcel.status === "cancelled" ? "parcelCancelled" : "parcelRefunded";
  const values = { number: order.number, vendor: companyName, total: formatUsd(refund.totalCents) };
  const subject = t(`mail:${what}.subject`, values);
  const who = what === "parcelCancelled" ? t(`mail:parcelCancelled.by.${refund.actor}`) : "";
  await queueEmail(ctx, {
    onceKey: `refund-${side}:${refund.id}`,
    recipient: email,
    language: reader.language,
    subject,
    body: (
      <ParcelMail
        {...reader}
        t={t}
        title={subject}
        text={[who, t(`mail:${what}.${side}`, values)].filter(Boolean).join(" ")}
        button={t(side === "buyer" ? "mail:orderPaid.button" : "mail:orderSold.button")}
        notes={refund.reason ? [{ label: t("mail:parcelRefunded.reason"), value: refund.reason }] : []}
      >
        <ParcelLines
          lines={refund.lines.map(({ goodsCents: totalCents, ...line }) => ({ ...line, totalCents }))}
          sums={[
            { label: t("mail:orderPaid.shipping"), value: formatUsd(refund.shippingCents) },
            { label: t("mail:orderPaid.tax"), value: formatUsd(refund.taxCents) },
            { label: t("mail:parcelRefunded.total"), value: formatUsd(refund.totalCents), isTotal: true },
          ]}
        />
      </ParcelMail>
    ),
  });
}
