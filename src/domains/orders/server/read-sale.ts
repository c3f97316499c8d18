import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import type { Db } from "#platform/db/database.ts";
import { gatherLines, parcelOrder } from "./list-parcels.ts";
import { orderItems, orders, type ParcelWithLines, parcels } from "./tables.ts";

type Person = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "language">;
export type SoldParcel = ParcelWithLines & {
  seller: Pick<typeof vendors.$inferSelect, "companyName" | "planType"> & {
    owner: Person;
    teamIds: string[];
  };
};
/** A paid order and everyone who hears of it. */
export type Sale = { order: typeof orders.$inferSelect; buyer: Person; parcels: SoldParcel[] };

const buyers = alias(users, "buyers");
const owners = alias(users, "owners");
const personOf = ({ id, name, email, language }: typeof users | typeof buyers | typeof owners) => ({
  id,
  name,
  email,
  language,
});

/** An order with its parcels, lines, buyer and vendors, in one query. The caller has checked whose order it is. */
export async function unscopedReadSale(db: Db, orderId: string): Promise<Sale> {
  const rows = await db
    .select({
      order: orders,
      parcel: parcels,
      line: orderItems,
      buyer: personOf(buyers),
      seller: { companyName: vendors.companyName, planType: vendors.planType, teamIds: teamIds() },
      owner: personOf(owners),
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.userId))
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .innerJoin(orderItems, eq(orderItems.parcelId, parcels.id))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .innerJoin(owners, eq(owners.id, vendors.userId))
    .where(eq(orders.id, orderId))
    .orderBy(...parcelOrder);
  const { order, buyer } = rows[0]!;
  const sold = gatherLines(rows).map(({ parcel, lines, seller, owner }) => {
    return { ...parcel, lines, seller: { ...seller, owner } };
  });
  return { order, buyer, parcels: sold };
}
