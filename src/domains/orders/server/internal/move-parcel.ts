import { and, eq, isNull } from "drizzle-orm";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { wantsMail } from "#domains/notifications/server/wants-mail.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { findParcelMove, type ParcelActor, type ParcelMove } from "#domains/orders/order-life.ts";
import { AppError } from "#kernel/errors.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { queueParcelMail } from "../queue-parcel-mail.ts";
import { parcels } from "../tables.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Change = Partial<
  Pick<
    typeof parcels.$inferInsert,
    "carrier" | "trackingNumber" | "cancelReason" | "availableAt" | "receivedAt"
  >
>;

/**
 * Makes one move of the life table with its effects, in the caller's transaction; CONFLICT if the parcel's status or
 * the actor does not allow it. The caller handles a cancellation's refund.
 */
export async function moveParcel(
  tx: Infra,
  locked: LockedParcel,
  name: ParcelMove["name"],
  actor: ParcelActor,
  change: Change = {},
): Promise<void> {
  const move = findParcelMove(name, actor);
  if (!move) throw new AppError("CONFLICT");
  const stamp = "stamp" in move ? move.stamp : undefined;
  const moved = await tx.db
    .update(parcels)
    .set({ ...change, status: move.to, ...(stamp ? { [stamp]: tx.clock.now() } : {}) })
    .where(
      and(
        eq(parcels.id, locked.parcel.id),
        eq(parcels.status, move.from),
        stamp ? isNull(parcels[stamp]) : undefined,
      ),
    )
    .returning({ id: parcels.id });
  if (moved.length === 0) throw new AppError("CONFLICT");
  await tellEverybody(tx, locked, move, change);
  // For a cancellation, the refund's mail says it; and who has it in their hands needs none.
  const effects: readonly string[] = move.effects;
  if (
    effects.includes("mailBuyer") &&
    actor !== "buyer" &&
    (move.to === "shipped" || move.to === "delivered")
  )
    await notifyBuyer(tx, locked, move.to);
}

/** The mail obeys the buyer's preferences. */
async function notifyBuyer(
  tx: Infra,
  { order, parcel, vendor }: LockedParcel,
  to: "shipped" | "delivered",
): Promise<void> {
  await notify(tx, order.userId, {
    kind: to === "shipped" ? "parcelShipped" : "parcelDelivered",
    subjectId: order.id,
    event: parcel.id,
    params: { number: order.number, vendor: vendor.companyName },
  });
  if (await wantsMail(tx, order.userId, "orders")) await queueParcelMail(tx, parcel.id, to);
}

async function tellEverybody(
  tx: Infra,
  { order, parcel, vendor }: LockedParcel,
  move: ParcelMove,
  { carrier, trackingNumber }: Change,
): Promise<void> {
  const effects = move.effects as readonly string[];
  const concerned = [order.userId, ...vendor.teamIds];
  await publishAllLive(
    tx.db,
    concerned.map((userId) => ({ userId, event: orderChanged, id: order.id })),
  );
  if (effects.includes("tellVendor") && move.to !== "processing")
    await publishVendorEvent(tx, {
      vendorId: vendor.id,
      type: `parcel.${move.to}`,
      payload: {
        parcelId: parcel.id,
        orderNumber: order.number,
        status: move.to,
        ...(trackingNumber ? { carrier, trackingNumber } : {}),
      },
    });
}
