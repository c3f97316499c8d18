import { desc, eq, inArray, sql } from "drizzle-orm";
import { notificationsLimits } from "#domains/notifications/limits.ts";
import { maxPushDevices } from "#domains/notifications/notification-kinds.ts";
import { assertCallable } from "#platform/outbound/callable-address.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { pushSubscriptions } from "./tables.ts";

type Device = { endpoint: string; p256dh: string; auth: string };

/**
 * Sends the caller's notifications to a device too, until they remove it or the session that adds it ends. At most 10:
 * the oldest gives way. INVALID_ENDPOINT if its address may not be called, TOO_MANY_REQUESTS after 20 an hour. For any
 * signed-in user.
 */
export async function addPushDevice(ctx: SignedInCtx, device: Device): Promise<Record<string, never>> {
  const { userId, session } = ctx.caller;
  const endpoint = assertCallable(device.endpoint, ctx.config);
  await ctx.limits.consume(notificationsLimits.pushDevice, userId);
  await inTransaction(ctx, async ({ db, clock }) => {
    // One person's additions one after the other, so that no two take the last place.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push:${userId}`}, 0))`);
    const row = { ...device, endpoint, userId, sessionId: session.id, createdAt: clock.now() };
    // The same browser, whichever user it had before: now it is this person's.
    await db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    const surplus = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(maxPushDevices);
    if (surplus.length > 0)
      await db.delete(pushSubscriptions).where(
        inArray(
          pushSubscriptions.id,
          surplus.map(({ id }) => id),
        ),
      );
  });
  return {};
}
