import { eq, sql } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { notificationsChanged } from "#domains/notifications/events.ts";
import { notificationsJobs } from "#domains/notifications/jobs.ts";
import {
  type NotificationKind,
  type NotificationParams,
  ruleOf,
} from "#domains/notifications/notification-kinds.ts";
import {
  type LivePublication,
  liveMessage,
  publishAllLive,
  sendLive,
} from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { notifications } from "./tables.ts";

type Outside = Pick<Infra, "db" | "jobs" | "clock">;

/** `event` names what happened where kind and subject don't: the same event notifies a person once. */
export type Notice = {
  kind: NotificationKind;
  subjectId: string | null;
  event?: string;
  params: NotificationParams;
};

/** Notifies one person, as `notifyAll`. */
export function notify(tx: Outside, userId: string, notice: Notice): Promise<void> {
  return notifyAll(tx, [{ userId, ...notice }]);
}

/** Notifies every administrator, as `notifyAll`. */
export async function notifyAdministrators(tx: Outside, notice: Notice): Promise<void> {
  const admins = await tx.db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "admin"));
  await notifyAll(
    tx,
    admins.map(({ userId }) => ({ userId, ...notice })),
  );
}

/**
 * Notifies people, in the caller's transaction, as each has chosen: on the site, with a live update, and on their
 * devices, by a job. A repeated event changes nothing. `live`: what else the caller publishes, in the same statement.
 */
export async function notifyAll(
  tx: Outside,
  notices: readonly (Notice & { userId: string })[],
  live: readonly LivePublication[] = [],
): Promise<void> {
  if (notices.length === 0) {
    if (live.length > 0) await publishAllLive(tx.db, live);
    return;
  }
  const pushes = (await write(tx, notices, live)).flatMap(({ id: notificationId, kind, devices }) =>
    devices.map((subscriptionId) => ({
      data: { notificationId, subscriptionId },
      ...startOf(tx, kind),
    })),
  );
  await tx.jobs.enqueueAll(tx.db, notificationsJobs.sendPush, pushes);
}

/** `devices`: the person's push subscriptions; none if they don't want this kind there. */
type Written = { id: string; kind: NotificationKind; devices: string[] };

/** What is to be written, with the live update of those who want to see it on the site. */
const rowOf = ({ userId, kind, subjectId, event, params }: Notice & { userId: string }, now: string) => {
  const { topic, together } = ruleOf(kind);
  const subject = together === "subject" ? (subjectId ?? "") : "";
  return {
    user_id: userId,
    ...{ kind, topic, params, subject_id: subjectId },
    once_key: `${kind}:${event ?? subjectId ?? ""}`,
    group_key: `${kind}:${subject}:${now.slice(0, 10)}`,
    live: liveMessage({ userId, event: notificationsChanged }),
  };
};

async function write(
  { db, clock }: Outside,
  notices: readonly (Notice & { userId: string })[],
  live: readonly LivePublication[],
): Promise<Written[]> {
  const now = clock.now().toISOString();
  const given = JSON.stringify(notices.map((notice) => rowOf(notice, now)));
  // In the order of the people, so that two transactions never wait for each other.
  const { rows } = await db.execute<Partial<Written> & { published: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as v(user_id uuid, kind text, topic text,
        subject_id uuid, once_key text, group_key text, params jsonb, live text)
    ), chosen as (
      select given.*, coalesce(site.is_on, true) as on_site,
        coalesce(push.is_on, true) and exists (select 1 from push_subscriptions p where p.user_id = given.user_id) as on_devices
      from given
      left join notification_choices site on site.user_id = given.user_id and site.topic = given.topic and site.channel = 'site'
      left join notification_choices push on push.user_id = given.user_id and push.topic = given.topic and push.channel = 'push'
    ), written as (
      insert into ${notifications} (user_id, kind, subject_id, once_key, group_key, params, on_site, created_at)
      select user_id, kind, subject_id, once_key, group_key, params, on_site, ${now}::timestamptz
      from chosen where on_site or on_devices order by user_id, once_key
      on conflict do nothing
      returning id, user_id, kind, once_key
    ), new as (
      select w.id, w.kind, c.live, c.on_site, array(
        select p.id from push_subscriptions p where p.user_id = w.user_id and c.on_devices
      ) as devices
      from written w join chosen c using (user_id, once_key)
    ), published as materialized (
      select ${sendLive(sql`message`)} from (
        select unnest(${sql.param(live.map(liveMessage))}::text[]) as message
        union select live from new where on_site
      ) as messages
    )
    select new.id, new.kind, new.devices, done.published
    from (select count(*)::int as published from published) as done left join new on true`);
  return rows.filter((row): row is Written & { published: number } => row.id !== null);
}

function startOf({ clock }: Outside, kind: NotificationKind): { startAfter?: Date } {
  const { pushDelaySeconds } = ruleOf(kind);
  return pushDelaySeconds ? { startAfter: new Date(clock.now().getTime() + pushDelaySeconds * 1_000) } : {};
}
