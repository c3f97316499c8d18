import { eq, inArray } from "drizzle-orm";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { allThatIsLeft } from "./internal/cancel-whole.ts";
import { createRefund } from "./internal/create-refund.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { parcels } from "./tables.ts";

/**
 * Notifies the vendors of a newly paid order, screens and webhooks, in the caller's transaction. A parcel that was
 * cancelled while the payment was under way was sold with the others: its share is refunded at once.
 */
export async function announceSale(tx: Infra, orderId: string): Promise<void> {
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
    const asked = {
      requestId: crypto.randomUUID(),
      body: {},
      actor: "system",
      reason: "",
      restocks: true,
    } as const;
    await createRefund(tx, locked, { ...asked, ...allThatIsLeft(locked), isUnsent: true });
  }
  for (const { id, vendorId, goodsCents } of sold.filter(({ status }) => status === "processing"))
    await publishVendorEvent(tx, {
      vendorId,
      type: "parcel.paid",
      payload: { parcelId: id, orderId, goodsCents },
    });
  for (const { userId } of owners) await publishLive(tx.db, userId, orderChanged, orderId);
}
