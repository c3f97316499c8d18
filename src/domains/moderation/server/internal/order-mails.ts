import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { emails } from "#platform/email/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** What belongs to an order: its buyer, parcels and refunds. NOT_FOUND if there is none. */
export async function findOrderParts({ db }: Pick<Infra, "db">, orderId: string) {
  const [order] = await db
    .select({ buyerId: orders.userId, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!order) throw new AppError("NOT_FOUND");
  const [sent, given] = await Promise.all([
    db
      .select({ id: parcels.id, vendorId: vendors.id, vendor: vendors.companyName, email: users.email })
      .from(parcels)
      .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
      .innerJoin(users, eq(users.id, vendors.userId))
      .where(eq(parcels.orderId, orderId)),
    db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId)),
  ]);
  return { ...order, parcels: sent, refundIds: given.map(({ id }) => id) };
}
export type OrderParts = Awaited<ReturnType<typeof findOrderParts>>;

/**
 * The mails about an order that are still stored, the latest first: those to its buyer and vendors whose key names the
 * order, a parcel or a refund of it.
 */
export function listOrderMails({ db }: Pick<Infra, "db">, orderId: string, parts: OrderParts) {
  const ids = [orderId, ...parts.parcels.map(({ id }) => id), ...parts.refundIds];
  const recipients = [...new Set([parts.email, ...parts.parcels.map(({ email }) => email)])];
  const names = or(...ids.map((id) => sql`position(${id} in ${emails.onceKey}) > 0`));
  return db
    .select()
    .from(emails)
    .where(sql`${inArray(emails.recipient, recipients)} and (${names})`)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(200);
}
