import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { lateGraceDays } from "#domains/orders/order-life.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { cancelWhole } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { queueParcelMail } from "./queue-parcel-mail.tsx";
import { unscopedListOwedRefunds } from "./settle-refund.ts";
import { parcels } from "./tables.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const atMost = 500;

/**
 * Job `watch-parcels`, hourly. A parcel that was not sent by its day: its vendor is reminded, once; when the grace is over too, and a
 * day after the reminder at least, it is cancelled and refunded. A refund that is owed for an hour is sent again. One failure stops no
 * other.
 */
export async function watchParcels(doors: Doors): Promise<void> {
  const now = doors.clock.now().getTime();
  for (const id of await listLate(doors, new Date(now), isNull(parcels.remindedAt)))
    await guard(doors, id, () => inTransaction(doors, (tx) => remind(tx, id)));
  const isOver = lt(parcels.remindedAt, new Date(now - dayMs));
  for (const id of await listLate(doors, new Date(now - lateGraceDays * dayMs), isOver))
    await guard(doors, id, () => inTransaction(doors, (tx) => cancelLate(tx, id)));
  for (const refundId of await unscopedListOwedRefunds(doors.db, new Date(now - hourMs), atMost))
    await doors.jobs.enqueue(doors.db, "send-refund", { refundId });
}

async function listLate({ db }: Doors, due: Date, also: ReturnType<typeof lt>): Promise<string[]> {
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.status, "processing"), lt(parcels.shipBy, due), also))
    .orderBy(asc(parcels.shipBy))
    .limit(atMost);
  return rows.map((row) => row.id);
}

async function remind(tx: Doors, id: string): Promise<void> {
  const reminded = await tx.db
    .update(parcels)
    .set({ remindedAt: tx.clock.now() })
    .where(and(eq(parcels.id, id), eq(parcels.status, "processing"), isNull(parcels.remindedAt)))
    .returning({ id: parcels.id });
  if (reminded.length > 0) await queueParcelMail(tx, id, "late");
}

/** Its vendor may just have sent it: then the move finds nothing to cancel. */
async function cancelLate(tx: Doors, id: string): Promise<void> {
  const locked = await lockParcel(tx, id, undefined);
  if (locked.parcel.status !== "processing") return;
  await cancelWhole(tx, locked, {
    requestId: crypto.randomUUID(),
    actor: "system",
    reason: "",
    restocks: true,
  });
}

async function guard({ log }: Doors, parcelId: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => log.error({ err: error, parcelId }, "late parcel"));
}
