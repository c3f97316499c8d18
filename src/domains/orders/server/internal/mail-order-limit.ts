import { randomUUID } from "node:crypto";
import { type OrderLimitNews, orderLimitMail } from "#domains/orders/email/limit-mails.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Buyer = { name: string; email: string; language: string };

/** Mails a buyer, in their language, what they may order at most from now on; in the caller's transaction. */
export async function mailOrderLimit(tx: Infra, buyer: Buyer, news: OrderLimitNews): Promise<void> {
  const reader = mailReader(buyer);
  await queueEmail(tx, {
    onceKey: `order-limit-${news.kind}:${randomUUID()}`,
    ...{ recipient: buyer.email, language: reader.language },
    ...orderLimitMail(reader, news, tx.config.publicUrl),
  });
}
