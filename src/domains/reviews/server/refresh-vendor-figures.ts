import { sql } from "drizzle-orm";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { vendorFigures } from "./tables.ts";

/**
 * Job `refresh-vendor-figures`: over 90 days, the median time from a buyer's first message to the vendor's first own answer
 * (an automatic one is none), and how many parcels were dispatched by the promised day, which ends in Coordinated Universal
 * Time.
 */
export async function refreshVendorFigures({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - 90 * 86_400_000).toISOString();
  await db.execute(sql`
    insert into ${vendorFigures} (vendor_id, answered, first_reply_minutes, dispatched, dispatched_in_time, computed_at)
    select v.id, coalesce(a.answered, 0), a.median, coalesce(p.dispatched, 0), coalesce(p.in_time, 0), ${now.toISOString()}::timestamptz
    from ${vendors} v
    left join (
      select c.vendor_id, count(*) as answered,
        round(percentile_cont(0.5) within group (order by extract(epoch from reply.at - asked.at) / 60)) as median
      from ${conversations} c
      cross join lateral (select m.created_at as at, m.position from ${messages} m
        where m.conversation_id = c.id and m.sender_type = 'buyer' order by m.position limit 1) asked
      cross join lateral (select min(m.created_at) as at from ${messages} m
        where m.conversation_id = c.id and m.sender_type = 'vendor' and not m.is_automatic and m.position > asked.position) reply
      where c.vendor_id is not null and asked.at >= ${since}::timestamptz and reply.at is not null
      group by c.vendor_id
    ) a on a.vendor_id = v.id
    left join (
      select vendor_id, count(*) as dispatched, count(*) filter (where shipped_at <= ship_by) as in_time
      from ${parcels} where shipped_at >= ${since}::timestamptz and ship_by is not null group by vendor_id
    ) p on p.vendor_id = v.id
    where v.is_approved
    on conflict (vendor_id) do update set answered = excluded.answered, first_reply_minutes = excluded.first_reply_minutes,
      dispatched = excluded.dispatched, dispatched_in_time = excluded.dispatched_in_time, computed_at = excluded.computed_at`);
}
