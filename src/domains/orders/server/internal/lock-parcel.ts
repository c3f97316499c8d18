import { and, eq, type SQL } from "drizzle-orm";
import { refundableStatuses } from "#domains/orders/order-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { unscopedListParcels } from "../list-parcels.ts";
import { lockOrder } from "../move-parcels.ts";
import { orders, type ParcelWithLines, parcels } from "../tables.ts";

/** A parcel locked until the transaction ends, with its order and owner. */
export type LockedParcel = {
  order: typeof orders.$inferSelect;
  parcel: ParcelWithLines;
  /** The order's other parcels. */
  others: ParcelWithLines[];
  vendor: { id: string; companyName: string; ownerId: string; teamIds: string[] };
};

/** Whether anything of it can be refunded now: it is paid, not cancelled, and its payment is not disputed. */
export const canRefund = ({ parcel }: LockedParcel): boolean =>
  !parcel.frozenAt && (refundableStatuses as readonly string[]).includes(parcel.status);

/**
 * Locks a parcel's order, then reads it, so that the second of two requests sees the effect of the first. `whose` is
 * the ownership filter. NOT_FOUND for any other.
 */
export async function lockParcel(
  tx: Pick<Infra, "db">,
  parcelId: string,
  whose: SQL | undefined,
): Promise<LockedParcel> {
  const [found] = await tx.db
    .select({
      orderId: parcels.orderId,
      vendor: {
        id: vendors.id,
        companyName: vendors.companyName,
        ownerId: vendors.userId,
        teamIds: teamIds(),
      },
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(and(eq(parcels.id, parcelId), whose));
  if (!found) throw new AppError("NOT_FOUND");
  const order = await lockOrder(tx, found.orderId);
  const all = await unscopedListParcels(tx.db, found.orderId);
  return {
    order: order!,
    parcel: all.find((parcel) => parcel.id === parcelId)!,
    others: all.filter((parcel) => parcel.id !== parcelId),
    vendor: found.vendor,
  };
}
