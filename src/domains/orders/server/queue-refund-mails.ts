import { and, eq, gt } from "drizzle-orm";
import { refundMail } from "#domains/orders/email/parcel-mails.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { type MailRecipient, unscopedMailFacts } from "./internal/mail-facts.ts";
import { orderItems, refundLines, refunds } from "./tables.ts";

type Facts = Awaited<ReturnType<typeof unscopedMailFacts>>;
type Refund = typeof refunds.$inferSelect & {
  lines: { name: string; imageUrl: string | null; quantity: number; totalCents: number }[];
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
      imageUrl: orderItems.imageUrl,
      quantity: refundLines.quantity,
      totalCents: refundLines.goodsCents,
    })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(and(eq(refundLines.refundId, refundId), gt(refundLines.quantity, 0)));
  const refund = { ...row!, lines };
  const facts = await unscopedMailFacts(ctx, refund.parcelId);
  await mailTo(ctx, "buyer", facts.buyer, facts, refund);
  if (refund.actor !== "vendor") await mailTo(ctx, "vendor", facts.vendor, facts, refund);
}

async function mailTo(
  ctx: Infra,
  side: "buyer" | "vendor",
  { reader, email, href }: MailRecipient,
  { order, parcel, companyName }: Facts,
  refund: Refund,
): Promise<void> {
  await queueEmail(ctx, {
    onceKey: `refund-${side}:${refund.id}`,
    ...{ recipient: email, language: reader.language },
    ...refundMail(reader, side, {
      ...{ number: order.number, companyName, isCancelled: parcel.status === "cancelled" },
      ...{ refund, lines: refund.lines, href },
    }),
  });
}
