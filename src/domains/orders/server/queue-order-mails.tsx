import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd } from "#kernel/money.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { type Mail, queueEmail, queueEmails } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { OrderPaid } from "../email/order-paid.tsx";
import { OrderSold } from "../email/order-sold.tsx";
import type { Sale, SoldParcel } from "./read-sale.ts";
import { orders } from "./tables.ts";

/**
 * Mails a paid order to its buyer and each parcel to its vendor, in their languages, through the outbox in the
 * caller's transaction.
 */
export async function queueOrderMails(ctx: Infra, sale: Sale): Promise<void> {
  const sold = sale.parcels.filter(({ status }) => status !== "cancelled");
  const soldMails = sold.map((parcel) => soldMail(ctx, sale.order.number, parcel));
  await queueEmails(ctx, [paidMail(ctx, sale), ...soldMails]);
}

function paidMail({ config }: Infra, { order, buyer, parcels }: Sale): Mail {
  const language = order.language as Language;
  const t = translator(language);
  return {
    onceKey: `order-paid:${order.id}`,
    recipient: buyer.email,
    language,
    subject: t("mail:orderPaid.subject", { number: order.number }),
    body: (
      <OrderPaid
        t={t}
        language={language}
        name={buyer.name}
        order={order}
        parcels={parcels.map(({ seller, ...parcel }) => ({ ...parcel, companyName: seller.companyName }))}
        href={`${config.publicUrl}/orders/${order.id}`}
      />
    ),
  };
}

function soldMail({ config }: Infra, number: number, { seller, ...parcel }: SoldParcel): Mail {
  const { owner, companyName } = seller;
  const language = owner.language as Language;
  const t = translator(language);
  return {
    onceKey: `order-sold:${parcel.id}`,
    recipient: owner.email,
    language,
    subject: t("mail:orderSold.subject", { number }),
    body: (
      <OrderSold
        t={t}
        language={language}
        name={owner.name}
        companyName={companyName}
        number={number}
        parcel={parcel}
        href={`${config.publicUrl}/vendor/dashboard`}
      />
    ),
  };
}

/** Mails and notifies the buyer that a late payment was refunded. */
export async function queueRefundMail(ctx: Infra, orderId: string): Promise<void> {
  const { order, buyer } = await loadOrder(ctx, orderId);
  const language = order.language as Language;
  const t = translator(language);
  const subject = t("mail:orderRefunded.subject", { number: order.number });
  await notify(ctx, order.userId, {
    kind: "orderRefunded",
    subjectId: orderId,
    params: { number: order.number, cents: order.totalCents },
  });
  await queueEmail(ctx, {
    onceKey: `order-refunded:${orderId}`,
    recipient: buyer.email,
    language,
    subject,
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: buyer.name })}
        text={t("mail:orderRefunded.text", { total: formatUsd(order.totalCents) })}
        button={{ label: t("mail:orderRefunded.button"), href: `${ctx.config.publicUrl}/products` }}
      />
    ),
  });
}

async function loadOrder({ db }: Infra, orderId: string) {
  const [row] = await db
    .select({ order: orders, buyer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return row!;
}
