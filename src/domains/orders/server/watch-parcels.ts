import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { notify } from "#domains/notifications/server/notify.ts";
import { paymentsJobs } from "#domains/payments/jobs.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { cancelWhole } from "./internal/cancel-whole.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { queueParcelMail } from "./queue-parcel-mail.ts";
import { unscopedListOwedRefunds } from "./settle-refund.ts";
import { parcels } from "./tables.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const atMost = 500;

/**
 * Job `watch-parcels`, hourly. When a parcel is past its ship-by day, its vendor is reminded once; after the grace
 * period, and at least a day after the reminder, it is cancelled and refunded; one of a suspended vendor when its
 * time is over (R61). A refund that has been owed for an
 * hour is sent again. One failure does not stop the others.
 */
export async function watchParcels(infra: Infra): Promise<void> {
  const now = infra.clock.now().getTime();
  for (const id of await listLate(infra, new Date(now), isNull(parcels.remindedAt)))
    await guard(infra, id, () => inTransaction(infra, (tx) => remind(tx, id)));
  const { "orders.lateGraceDays": graceDays } = await readSettings(infra, ["orders.lateGraceDays"]);
  const isOver = lt(parcels.remindedAt, new Date(now - dayMs));
  for (const id of await listLate(infra, new Date(now - graceDays * dayMs), isOver))
    await guard(infra, id, () => inTransaction(infra, (tx) => cancelLate(tx, id)));
  for (const id of await listSuspended(infra, new Date(now)))
    await guard(infra, id, () => inTransaction(infra, (tx) => cancelLate(tx, id)));
  for (const refundId of await unscopedListOwedRefunds(infra.db, new Date(now - hourMs), atMost))
    await infra.jobs.enqueue(infra.db, paymentsJobs.sendRefund, { refundId });
}

async function listLate({ db }: Infra, due: Date, also: ReturnType<typeof lt>): Promise<string[]> {
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.status, "processing"), lt(parcels.shipBy, due), also))
    .orderBy(asc(parcels.shipBy))
    .limit(atMost);
  return rows.map((row) => row.id);
}

/** What suspended vendors have not dispatched within the time that they were given. */
async function listSuspended({ db }: Infra, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: parcels.id })
    .from(vendors)
    .innerJoin(parcels, eq(parcels.vendorId, vendors.id))
    .where(
      and(
        isNotNull(vendors.suspendedAt),
        lt(vendors.openParcelsUntil, now),
        eq(parcels.status, "processing"),
      ),
    )
    .orderBy(asc(vendors.openParcelsUntil))
    .limit(atMost);
  return rows.map((row) => row.id);
}

async function remind(tx: Infra, id: string): Promise<void> {
  const reminded = await tx.db
    .update(parcels)
    .set({ remindedAt: tx.clock.now() })
    .where(and(eq(parcels.id, id), eq(parcels.status, "processing"), isNull(parcels.remindedAt)))
    .returning({ id: parcels.id });
  if (reminded.length === 0) return;
  await queueParcelMail(tx, id, "late");
  const { order, parcel, vendor } = await lockParcel(tx, id, undefined);
  await notify(tx, vendor.ownerId, {
    kind: "parcelLate",
    subjectId: id,
    params: { number: order.number, date: parcel.shipBy!.toISOString() },
  });
}

/** If its vendor has just shipped it, the move has nothing to cancel. */
async function cancelLate(tx: Infra, id: string): Promise<void> {
  const locked = await lockParcel(tx, id, undefined);
  if (locked.parcel.status !== "processing") return;
  await cancelWhole(tx, locked, {
    requestId: crypto.randomUUID(),
    body: {},
    actor: "system",
    reason: "",
    restocks: true,
  });
}

async function guard({ log }: Infra, parcelId: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => log.error({ err: error, parcelId }, "late parcel"));
}
