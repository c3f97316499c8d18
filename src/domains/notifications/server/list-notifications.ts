import { sql } from "drizzle-orm";
import type { NotificationView } from "#domains/notifications/contract.ts";
import type { NotificationKind, NotificationParams } from "#domains/notifications/notification-kinds.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { linkOf } from "./internal/link-of.ts";

const pageSize = 20;

type Row = {
  id: string;
  kind: NotificationKind;
  subject_id: string | null;
  params: NotificationParams;
  created_ms: string;
  count: number;
  unread: number;
};

/**
 * A page of 20 of the caller's notifications, the latest first; those of a day that belong together are one, at the
 * place of the latest. For any signed-in user.
 */
export async function listNotifications(
  { db, caller }: SignedInCtx,
  { cursor }: { cursor?: string | undefined },
) {
  const [ms, id] = cursor?.split("_") ?? [];
  const isEarlier = cursor
    ? sql`and (n.created_at, n.id) < (to_timestamp(${Number(ms)}::double precision / 1000), ${id}::uuid)`
    : sql``;
  const { rows } = await db.execute<Row>(sql`
    select n.id, n.kind, n.subject_id, n.params, (extract(epoch from n.created_at) * 1000)::bigint as created_ms,
      g.count, g.unread
    from notifications n
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where m.read_at is null))::int as unread
      from notifications m where m.user_id = n.user_id and m.group_key = n.group_key and m.on_site
    ) g
    where n.user_id = ${caller.userId} and n.on_site ${isEarlier}
      and not exists (
        select 1 from notifications later
        where later.user_id = n.user_id and later.group_key = n.group_key and later.on_site
          and (later.created_at, later.id) > (n.created_at, n.id)
      )
    order by n.created_at desc, n.id desc limit ${fixedLimit(pageSize + 1)}`);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(toView),
    next: rows.length > pageSize ? `${last!.created_ms}_${last!.id}` : null,
  };
}

function toView({ id, kind, subject_id, params, created_ms, count, unread }: Row): NotificationView {
  return {
    ...{ id, kind, params, count },
    isRead: unread === 0,
    createdAt: new Date(Number(created_ms)).toISOString(),
    link: linkOf(kind, subject_id, count),
  };
}
