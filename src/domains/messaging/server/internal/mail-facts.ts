import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import type { Infra } from "#platform/rpc/context.ts";

/** Who is mailed about a conversation, who wrote, and about what; null if a side's account is erased. */
export async function unscopedMailFacts(
  { db }: Pick<Infra, "db">,
  conversationId: string,
  recipient: UserType,
) {
  const buyers = alias(users, "buyers");
  const owners = alias(users, "owners");
  const [row] = await db
    .select({
      buyer: buyers,
      owner: owners,
      companyName: vendors.companyName,
      productName: products.name,
      imageUrls: products.imageUrls,
      orderNumber: orders.number,
    })
    .from(conversations)
    .innerJoin(buyers, eq(buyers.id, conversations.buyerId))
    .innerJoin(vendors, eq(vendors.id, conversations.vendorId))
    .innerJoin(owners, eq(owners.id, vendors.userId))
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(parcels, eq(parcels.id, conversations.parcelId))
    .leftJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(conversations.id, conversationId));
  if (!row) return null;
  const person = recipient === "buyer" ? row.buyer : row.owner;
  const reader = mailReader(person);
  const { orderNumber, productName } = row;
  return {
    reader,
    email: person.email,
    sender: recipient === "buyer" ? row.companyName : row.buyer.name || row.buyer.email,
    about: orderNumber ? reader.t("mail:message.order", { number: orderNumber }) : productName,
    product: productName === null ? null : { name: productName, picture: row.imageUrls?.[0] },
  };
}
