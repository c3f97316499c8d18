import { and, eq, isNull } from "drizzle-orm";
import webPush from "web-push";
import { users } from "#domains/auth/server/tables.ts";
import type { notificationsJobs } from "#domains/notifications/jobs.ts";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import { translator } from "#i18n/translator.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Language } from "#kernel/languages.ts";
import { postOutside } from "#platform/outbound/post-outside.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { linkOf } from "./internal/link-of.ts";
import { textOf } from "./internal/text-of.ts";
import { readPushKeys } from "./push-keys.ts";
import { notifications, pushSubscriptions } from "./tables.ts";

const dayMs = 86_400_000;
/** The push service keeps it so long for a device that is off. */
const keptSeconds = dayMs / 1_000;

/** Statuses that say that the device has unsubscribed. */
const gone = [404, 410];
/** Other statuses below 500 say that this message can't be sent, now or later; except these. */
const passing = [408, 429];

/**
 * Job `send-push`: sends a notification that is still unread to one device, outside of any transaction: title, text in
 * the person's language and link, encrypted for the device. A device that has unsubscribed is removed; what is a day
 * late is not sent. Fails, and is repeated, where the push service can't be reached.
 */
export async function sendPush(
  infra: Infra,
  data: JobData<typeof notificationsJobs.sendPush>,
): Promise<void> {
  const push = await findUnread(infra, data);
  if (!push || infra.clock.now().getTime() - push.notification.createdAt.getTime() > dayMs) return;
  const { status, error } = await post(infra, push);
  if (status !== null && gone.includes(status))
    await infra.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, data.subscriptionId));
  else if (error === "private" || (status !== null && isRefusal(status)))
    infra.log.warn({ status, error, ...data }, "push refused");
  else if (error) throw new Error(`push ${data.notificationId} was not sent: ${status ?? error}`);
}

const isRefusal = (status: number) => status >= 300 && status < 500 && !passing.includes(status);

async function findUnread({ db }: Infra, data: JobData<typeof notificationsJobs.sendPush>) {
  const [row] = await db
    .select({ notification: notifications, device: pushSubscriptions, language: users.language })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        eq(notifications.id, data.notificationId),
        eq(pushSubscriptions.id, data.subscriptionId),
        isNull(notifications.readAt),
      ),
    );
  return row;
}
type Push = NonNullable<Awaited<ReturnType<typeof findUnread>>>;

async function post(infra: Infra, { notification, device, language }: Push) {
  const { endpoint, p256dh, auth } = device;
  const kind = notification.kind as NotificationKind;
  const payload = {
    ...textOf(translator(language as Language), kind, notification.params, 1),
    link: linkOf(kind, notification.subjectId, 1),
    tag: notification.groupKey,
  };
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      TTL: keptSeconds,
      vapidDetails: { subject: `mailto:${infra.config.mail.support}`, ...(await readPushKeys(infra.db)) },
    },
  );
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return postOutside(request.endpoint, { headers, body: request.body }, infra.config);
}
