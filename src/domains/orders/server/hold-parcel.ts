import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { parcels } from "./tables.ts";

/**
 * Stops the clock of a parcel's money while a problem of it is open (R55, R60), in the caller's transaction, which has
 * locked the order: it can't be paid out, but refunded. Held already, it stays as it is.
 */
export async function holdParcel(
  { db, clock }: Pick<Infra, "db" | "clock">,
  parcelId: string,
): Promise<void> {
  await db
    .update(parcels)
    .set({ heldAt: clock.now() })
    .where(and(eq(parcels.id, parcelId), isNull(parcels.heldAt)));
}

/** Lets the clock go on; what was still waiting waits as much longer as it was held. In the same way. */
export async function endHold({ db, clock }: Pick<Infra, "db" | "clock">, parcelId: string): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await db
    .update(parcels)
    .set({
      heldAt: null,
      availableAt: sql`case when ${parcels.availableAt} > ${parcels.heldAt}
        then ${parcels.availableAt} + (${now} - ${parcels.heldAt}) else ${parcels.availableAt} end`,
    })
    .where(and(eq(parcels.id, parcelId), isNotNull(parcels.heldAt)));
}
