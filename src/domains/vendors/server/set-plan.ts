import { and, eq, sql } from "drizzle-orm";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

type Plan = Pick<typeof vendors.$inferSelect, "planType" | "planExpiresAt">;

/**
 * Puts a vendor on a plan until then, null for without an end, in the caller's transaction; its owner's open pages follow
 * at once. False where it was so already. For the plans' verbs, which have checked whose vendor it is.
 */
export async function unscopedSetPlan(
  { db }: Pick<Doors, "db">,
  vendorId: string,
  { planType, planExpiresAt }: Plan,
): Promise<boolean> {
  const [changed] = await db
    .update(vendors)
    .set({ planType, planExpiresAt })
    .where(
      and(
        eq(vendors.id, vendorId),
        sql`(${vendors.planType}, ${vendors.planExpiresAt}) is distinct from (${planType}, ${planExpiresAt?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .returning({ userId: vendors.userId });
  if (changed) await publishLive(db, changed.userId, { type: "role" });
  return changed !== undefined;
}
