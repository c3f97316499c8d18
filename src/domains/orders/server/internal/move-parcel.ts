import { and, eq, isNull } from "drizzle-orm";
import { findParcelMove, type ParcelActor, type ParcelMove } from "#domains/orders/order-life.ts";
import { AppError } from "#kernel/errors.ts";
import { tellVendor } from "#platform/jobs/tell-vendor.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { queueParcelMail } from "../queue-parcel-mail.tsx";
import { parcels } from "../tables.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Change = Partial<Pick<typeof parcels.$inferInsert, "carrier" | "trackingNumber" | "cancelReason">>;

/**
 * Makes one move of the life table with what it brings about, in the caller's transaction, if the parcel still stands where the
 * move begins and the actor may make it; CONFLICT otherwise. What a cancellation gives back is its caller's.
 */
export async function moveParcel(
  tx: Doors,
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
}

async function tellEverybody(
  tx: Doors,
  { order, parcel, vendor }: LockedParcel,
  move: ParcelMove,
  { carrier, trackingNumber }: Change,
): Promise<void> {
  const effects = move.effects as readonly string[];
  await publishLive(tx.db, order.userId, { type: "order", id: order.id });
  await publishLive(tx.db, vendor.ownerId, { type: "order", id: order.id });
  if (effects.includes("tellVendor") && move.to !== "processing")
    await tellVendor(tx, {
      vendorId: vendor.id,
      type: `parcel.${move.to}`,
      payload: {
        parcelId: parcel.id,
        orderNumber: order.number,
        status: move.to,
        ...(trackingNumber ? { carrier, trackingNumber } : {}),
      },
    });
  // Of a cancellation the mail about its refund tells.
  if (effects.includes("mailBuyer") && (move.to === "shipped" || move.to === "delivered"))
    await queueParcelMail(tx, parcel.id, move.to);
}
