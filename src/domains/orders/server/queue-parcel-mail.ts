import { eq } from "drizzle-orm";
import { type ParcelNews, parcelMail } from "#domains/orders/email/parcel-mails.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { unscopedMailFacts } from "./internal/mail-facts.ts";
import { orderItems } from "./tables.ts";

/**
 * Mails the buyer that a parcel was shipped or has arrived, or the vendor that it is late; each once, in the caller's
 * transaction.
 */
export async function queueParcelMail(ctx: Infra, parcelId: string, news: ParcelNews): Promise<void> {
  const facts = await unscopedMailFacts(ctx, parcelId);
  const { parcel, order, companyName } = facts;
  const { reader, email, href } = news === "late" ? facts.vendor : facts.buyer;
  const lines = await ctx.db
    .select({
      name: orderItems.productName,
      imageUrl: orderItems.imageUrl,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.parcelId, parcelId))
    .orderBy(orderItems.productName);
  const { carrier, trackingNumber, shipBy } = parcel;
  await queueEmail(ctx, {
    onceKey: `parcel-${news}:${parcelId}`,
    ...{ recipient: email, language: reader.language },
    ...parcelMail(reader, news, {
      ...{ number: order.number, companyName, carrier, trackingNumber, lines, href },
      shipBy: shipBy ?? order.createdAt,
    }),
  });
}
