import { sql } from "drizzle-orm";
import type { LiveEvent } from "#kernel/live-event.ts";
import type { Db } from "#platform/db/database.ts";
import { sendLive } from "#platform/realtime/live-events.ts";
import { vendorMembers } from "./tables.ts";

/**
 * Sends an event to the open screens of everybody who works for a shop, once the transaction commits. `id`: of the
 * thing that changed; `exceptFor`: who caused it and need not hear of it.
 */
export async function publishToShop(
  db: Db,
  vendorId: string,
  { type, isTransient }: LiveEvent,
  { id, exceptFor = null }: { id?: string; exceptFor?: string | null } = {},
): Promise<void> {
  const message = sql`json_build_object('userId', ${vendorMembers.userId}, 'message', ${JSON.stringify({ type, id })}::json, 'isTransient', ${isTransient ?? false}::boolean)::text`;
  await db.execute(
    sql`select ${sendLive(message)} from ${vendorMembers}
      where ${vendorMembers.vendorId} = ${vendorId} and ${vendorMembers.userId} is distinct from ${exceptFor}::uuid`,
  );
}
