import { setNotificationPreference } from "#domains/notifications/server/set-notification-preference.ts";
import { pushSubscriptions } from "#domains/notifications/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** A choice other than the default, and a device. */
export async function chooseNotifications(ctx: SignedInCtx): Promise<void> {
  await setNotificationPreference(ctx, { topic: "priceDrop", channel: "push", isOn: false });
  const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
  const endpoint = `https://push.example/${ctx.caller.userId}`;
  await ctx.db
    .insert(pushSubscriptions)
    .values({ ...keys, endpoint, userId: ctx.caller.userId, sessionId: ctx.caller.session.id });
}
