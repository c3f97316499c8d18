import { sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { wantsMail } from "#domains/notifications/server/wants-mail.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { reviewRequestMail } from "#domains/reviews/email/review-request.tsx";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { reviews } from "./tables.ts";

/** Asked ten days after the last parcel arrived; up to a week later where the job could not run. */
const askedAfterDays = 10;
const latestDays = 17;
const mostOrders = 2_000;

type Order = {
  id: string;
  user_id: string;
  email: string;
  name: string;
  language: string;
  goods: { productId: string; name: string; imageUrl: string | null }[];
};

/**
 * Job `request-reviews`: mails the buyers of orders that arrived ten days ago the links to review what they have not reviewed,
 * once per order, unless they don't want such mails. What was cancelled or wholly refunded, or is no longer sold, is left out.
 */
export async function requestReviews(infra: Infra): Promise<void> {
  for (const order of await unscopedFindOrders(infra))
    await inTransaction(infra, async (tx) => {
      if (!(await wantsMail(tx, order.user_id, "reviews"))) return;
      const reader = mailReader(order);
      await queueEmail(tx, {
        onceKey: `review-request:${order.id}`,
        ...{ recipient: order.email, language: reader.language },
        ...reviewRequestMail(reader, { goods: order.goods, publicUrl: tx.config.publicUrl }),
      });
    });
}

async function unscopedFindOrders({ db, clock }: Infra): Promise<Order[]> {
  const before = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
  const { rows } = await db.execute<Order>(sql`
    with arrived as (
      select p.order_id from ${parcels} p
      where p.status = 'delivered' and p.delivered_at > ${before(latestDays)}::timestamptz
      group by p.order_id having max(p.delivered_at) <= ${before(askedAfterDays)}::timestamptz
    )
    select o.id, o.user_id, u.email, u.name, o.language,
      jsonb_agg(jsonb_build_object('productId', g.id, 'name', i.product_name, 'imageUrl', g.image_urls[1])
        order by i.total_price_usd desc, i.id) as goods
    from arrived join ${orders} o on o.id = arrived.order_id and o.status = 'delivered'
    join ${users} u on u.id = o.user_id
    join ${orderItems} i on i.order_id = o.id and i.refunded_quantity < i.quantity and i.refunded_usd < i.total_price_usd
    join ${parcels} p on p.id = i.parcel_id and p.status = 'delivered'
    join ${products} g on g.id = i.product_id and g.deleted_at is null
    where not exists (select from ${reviews} r where r.user_id = o.user_id and r.product_id = i.product_id)
      and not exists (select from emails m where m.once_key = 'review-request:' || o.id)
    group by o.id, u.id order by o.id limit ${mostOrders}`);
  return rows;
}
