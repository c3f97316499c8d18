import { eq, sql } from "drizzle-orm";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { isNewBuyer, isNotCancelled } from "./internal/new-buyers.ts";
import {
  changedDays,
  deliveryDays,
  marketDays,
  marketVisits,
  productDays,
  productSaleDays,
  vendorDays,
} from "./tables.ts";

/** So that one run is short even after an upgrade, which counts all days: days, and milliseconds after which the next run goes on. */
const atMost = 400;
const longEnough = 50_000;

/** What takes longer counts as this many days. */
const mostDays = 60;

/**
 * Job `recount-days`, each minute: sums the days anew on which an order was paid, cancelled, refunded, dispatched or
 * delivered since, and those that an earlier release summed, from the orders themselves. What changes meanwhile marks
 * its day again. Also sums the views and cart-adds of the last two days. Safe to repeat.
 */
export async function recountDays(infra: Pick<Infra, "db">): Promise<void> {
  const { rows } = await infra.db.execute<{ day: string }>(sql`
    select day::text from ${changedDays} union select day::text from ${marketDays} where new_buyers is null
    union select day::text from ${marketDays} where refunded_usd is null
    order by day limit ${atMost}`);
  await sumVisits(infra.db);
  const begun = performance.now();
  for (const { day } of rows) {
    if (performance.now() - begun > longEnough) return;
    await inTransaction(infra, (tx) => recountDay(tx.db, day));
  }
}

/** Views and cart-adds are counted on their own day only, so all but the last two days are final. */
async function sumVisits(db: Infra["db"]): Promise<void> {
  const since = sql`(select coalesce(max(day) - 1, '-infinity') from ${marketVisits})`;
  await db.execute(sql`
    insert into ${marketVisits} (day, views, cart_adds)
    select day, coalesce(sum(views), 0), coalesce(sum(cart_adds), 0)
    from (select day, views, 0 as cart_adds from ${productViews} where day >= ${since}
      union all select day, 0, cart_adds from ${productDays} where day >= ${since}) counted
    group by day
    on conflict (day) do update set views = excluded.views, cart_adds = excluded.cart_adds`);
}

async function recountDay(db: Infra["db"], day: string): Promise<void> {
  // One run at a time: an older sum must not replace a newer one.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recount:${day}`}, 0))`);
  // First: a sale that is committed after this statement keeps its mark for the next run.
  await db.delete(changedDays).where(eq(changedDays.day, day));
  for (const table of [marketDays, vendorDays, productSaleDays, deliveryDays])
    await db.delete(table).where(eq(table.day, day));
  const placed = sql`(select id, user_id, status, goods_usd, shipping_usd, tax_usd, shipping_address, created_at, paid_at from ${orders}
    where created_at >= ${day}::date::timestamp at time zone 'UTC'
      and created_at < (${day}::date + 1)::timestamp at time zone 'UTC' and paid_at is not null) o`;
  await db.execute(sql`
    insert into ${marketDays} (day, country, orders, cancelled, goods_usd, shipping_usd, tax_usd, new_buyers, refunded_usd, commission_usd, subsidy_usd)
    select ${day}::date, o.shipping_address ->> 'country', count(*), count(*) filter (where o.status = 'cancelled'),
      sum(o.goods_usd), sum(o.shipping_usd), sum(o.tax_usd), count(*) filter (where ${isNotCancelled} and ${isNewBuyer}),
      sum(l.refunded), sum(l.commission), sum(s.subsidy)
    from ${placed} cross join lateral (
      select coalesce(sum(i.refunded_usd), 0) as refunded,
        coalesce(sum(i.commission_usd - i.refunded_commission_usd), 0) as commission
      from ${orderItems} i where i.order_id = o.id
    ) l cross join lateral (
      select coalesce(sum(p.shipping_subsidy_usd - p.refunded_subsidy_usd), 0) as subsidy
      from ${parcels} p where p.order_id = o.id
    ) s
    group by 2`);
  await db.execute(sql`
    insert into ${vendorDays} (day, vendor_id, parcels, goods_usd, refunded_usd, commission_usd, subsidy_usd)
    select ${day}::date, p.vendor_id, count(*), sum(p.goods_usd), sum(l.refunded), sum(l.commission),
      sum(p.shipping_subsidy_usd - p.refunded_subsidy_usd)
    from ${placed} join ${parcels} p on p.order_id = o.id cross join lateral (
      select coalesce(sum(i.refunded_usd), 0) as refunded,
        coalesce(sum(i.commission_usd - i.refunded_commission_usd), 0) as commission
      from ${orderItems} i where i.parcel_id = p.id) l
    group by p.vendor_id`);
  await db.execute(sql`
    insert into ${productSaleDays} (day, product_id, units, goods_usd, refunded_usd)
    select ${day}::date, i.product_id, sum(i.quantity - i.refunded_quantity), sum(i.total_price_usd), sum(i.refunded_usd)
    from ${placed} join ${orderItems} i on i.order_id = o.id group by i.product_id`);
  await db.execute(sql`
    insert into ${deliveryDays} (day, country, days, dispatched, delivered)
    select ${day}::date, o.shipping_address ->> 'country',
      least(${mostDays}, greatest(0, ceil(extract(epoch from step.at - o.paid_at) / 86400)))::int,
      count(*) filter (where step.name = 'dispatched'), count(*) filter (where step.name = 'delivered')
    from ${placed} join ${parcels} p on p.order_id = o.id
      cross join lateral (values ('dispatched', p.shipped_at), ('delivered', p.delivered_at)) as step (name, at)
    where step.at is not null group by 2, 3`);
}
