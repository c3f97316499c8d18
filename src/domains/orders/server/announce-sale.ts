import { eq } from "drizzle-orm";
import { publishVendorEvents } from "#domains/integrations/server/publish-vendor-event.ts";
import type { LivePublication } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { allThatIsLeft } from "./internal/cancel-whole.ts";
import { createRefund } from "./internal/create-refund.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { notifySale } from "./internal/notify-sale.ts";
import type { Sale } from "./read-sale.ts";
import { parcels } from "./tables.ts";

/**
 * Notifies buyer and vendors of a newly paid order, and the vendors' own programs; in the caller's transaction. `live`: what else open
 * screens hear. A parcel that was cancelled
 * while the payment was under way was sold with the others: its share is refunded at once.
 */
export async function announceSale(tx: Infra, sale: Sale, live: readonly LivePublication[]): Promise<void> {
  const { order, parcels: sold } = sale;
  await notifySale(tx, sale, live);
  for (const parcel of sold.filter(({ status }) => status === "cancelled")) {
    const locked = await lockParcel(tx, parcel.id, eq(parcels.orderId, order.id));
    const asked = {
      requestId: crypto.randomUUID(),
      body: {},
      actor: "system",
      reason: "",
      restocks: true,
    } as const;
    await createRefund(tx, locked, { ...asked, ...allThatIsLeft(locked), isUnsent: true });
  }
  // Only an enterprise vendor has programs that listen.
  const heard = sold.filter(
    ({ status, seller }) => status === "processing" && seller.planType === "enterprise",
  );
  await publishVendorEvents(
    tx,
    heard.map(({ id: parcelId, vendorId, goodsCents }) => ({
      vendorId,
      type: "parcel.paid",
      payload: { parcelId, orderId: order.id, goodsCents },
    })),
  );
}
