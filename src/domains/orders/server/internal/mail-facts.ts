import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import type { Infra } from "#platform/rpc/context.ts";
import { orders, parcels } from "../tables.ts";

/**
 * The content and recipient of a mail about a parcel: its buyer, in the order's language, or its vendor, in the
 * vendor's.
 */
export async function unscopedMailFacts({ db, config }: Pick<Infra, "db" | "config">, parcelId: string) {
  const buyers = alias(users, "buyers");
  const owners = alias(users, "owners");
  const [row] = await db
    .select({ parcel: parcels, order: orders, vendor: vendors, buyer: buyers, owner: owners })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .innerJoin(buyers, eq(buyers.id, orders.userId))
    .innerJoin(owners, eq(owners.id, vendors.userId))
    .where(eq(parcels.id, parcelId));
  const { parcel, order, vendor, buyer, owner } = row!;
  const reader = ({ name, email }: typeof users.$inferSelect, language: string, href: string) => ({
    reader: mailReader({ name, language }),
    email,
    href: `${config.publicUrl}${href}`,
  });
  return {
    parcel,
    order,
    companyName: vendor.companyName,
    buyer: reader(buyer, order.language, `/orders/${order.id}`),
    vendor: reader(owner, owner.language, `/vendor/dashboard?tab=orders&parcel=${parcel.id}`),
  };
}
export type MailRecipient = Awaited<ReturnType<typeof unscopedMailFacts>>["buyer"];
