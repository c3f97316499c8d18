import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { orderPaid, orderRefunded, orderSold } from "#domains/orders/email/order-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { type Mail, queueEmail, queueEmails } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
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

function paidMail({ config: { publicUrl } }: Infra, { order, buyer, parcels: sold }: Sale): Mail {
  const reader = mailReader({ name: buyer.name, language: order.language });
  const parcels = sold.map(({ seller, ...parcel }) => ({ ...parcel, companyName: seller.companyName }));
  return {
    onceKey: `order-paid:${order.id}`,
    ...{ recipient: buyer.email, language: reader.language },
    ...orderPaid(reader, { order, parcels, publicUrl }),
  };
}

function soldMail({ config: { publicUrl } }: Infra, number: number, { seller, ...parcel }: SoldParcel): Mail {
  const { owner, companyName } = seller;
  const reader = mailReader(owner);
  return {
    onceKey: `order-sold:${parcel.id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...orderSold(reader, { number, companyName, parcel, publicUrl }),
  };
}

/** Mails and notifies the buyer that a late payment was refunded. */
export async function queueRefundMail(ctx: Infra, orderId: string): Promise<void> {
  const { order, buyer } = await loadOrder(ctx, orderId);
  const reader = mailReader({ name: buyer.name, language: order.language });
  await notify(ctx, order.userId, {
    kind: "orderRefunded",
    subjectId: orderId,
    params: { number: order.number, cents: order.totalCents },
  });
  await queueEmail(ctx, {
    onceKey: `order-refunded:${orderId}`,
    ...{ recipient: buyer.email, language: reader.language },
    ...orderRefunded(reader, { ...order, publicUrl: ctx.config.publicUrl }),
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
