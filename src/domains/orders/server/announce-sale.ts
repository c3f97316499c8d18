import { eq, inArray } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { tellVendor } from "#platform/jobs/tell-vendor.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { allThatIsLeft } from "./internal/cancel-whole.ts";
import { giveBack } from "./internal/give-back.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { parcels } from "./tables.ts";

/**
 * Tells the vendors of an order that was just paid, screens and programs, in the caller's transaction. A parcel that was given up
 * while the payment was on its way has been sold with the others: its share goes back at once.
 */
export async function announceSale(tx: Doors, orderId: string): Promise<void> {
  const sold = await unscopedListParcels(tx.db, orderId);
  const owners = await tx.db
    .select({ vendorId: vendors.id, userId: vendors.userId })
    .from(vendors)
    .where(
      inArray(
        vendors.id,
        sold.map((parcel) => parcel.vendorId),
      ),
    );
  for (const parcel of sold.filter(({ status }) => status === "cancelled")) {
    const locked = await lockParcel(tx, parcel.id, eq(parcels.orderId, orderId));
    const asked = { requestId: crypto.randomUUID(), actor: "system", reason: "", restocks: true } as const;
    await giveBack(tx, locked, { ...asked, ...allThatIsLeft(locked) });
  }
  for (const { id, vendorId, goodsCents } of sold.filter(({ status }) => status === "processing"))
    await tellVendor(tx, { vendorId, type: "parcel.paid", payload: { parcelId: id, orderId, goodsCents } });
  for (const { userId } of owners) await publishLive(tx.db, userId, { type: "order", id: orderId });
}
