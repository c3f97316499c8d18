import { and, eq, sql } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { publishToShop } from "./publish-to-shop.ts";
import { vendors } from "./tables.ts";

type Plan = Pick<typeof vendors.$inferSelect, "planType" | "planExpiresAt">;

/**
 * Puts a vendor on a plan until a date, null for no end, in the caller's transaction, and notifies its owner's open
 * pages. False if unchanged. For the plans' verbs, which have checked whose vendor it is.
 */
export async function unscopedSetPlan(
  { db }: Pick<Infra, "db">,
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
    .returning({ id: vendors.id });
  if (changed) await publishToShop(db, vendorId, roleChanged);
  return changed !== undefined;
}
