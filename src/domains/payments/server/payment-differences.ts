import { sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { eventOrderId, paymentAttempts, providerEvents } from "./tables.ts";

/** An event and the job that processes it may be this far apart. */
const settlingMilliseconds = 15 * 60_000;

/**
 * Orders and payments that do not belong together; empty if all is well, at most 100: a charge that is not the order's
 * total, a paid order without payment or a payment without paid order, and a session that the provider reported as
 * paid a quarter of an hour ago while no payment of its order has been recorded. Amounts in the cause are US dollars.
 */
export async function listPaymentDifferences(
  db: Db,
  now: Date,
): Promise<{ orderId: string; cause: string }[]> {
  const settled = new Date(now.getTime() - settlingMilliseconds);
  const { rows } = await db.execute<{ order_id: string; cause: string }>(sql`
    with paid as (select order_id, sum(amount_usd) as amount from ${paymentAttempts} where state = 'paid' group by 1)
    select o.id::text as order_id, format('total %s, charged %s', o.total_amount_usd, p.amount) as cause
    from ${orders} o join paid p on p.order_id = o.id where p.amount <> o.total_amount_usd
    union all
    select o.id::text, case when p.order_id is null then 'paid, without a payment' else 'a payment, but not paid' end
    from ${orders} o left join paid p on p.order_id = o.id
    where (o.paid_at is null) <> (p.order_id is null)
    union all
    select (${eventOrderId}), format('event %s says paid, but no payment is recorded', e.id)
    from ${providerEvents} e
    where e.type = 'checkout.session.completed' and e.payload #>> '{data,object,payment_status}' = 'paid'
      and (${eventOrderId}) is not null and e.received_at < ${settled.toISOString()}
      and not exists (select from ${paymentAttempts} a
        where a.order_id::text = (${eventOrderId}) and a.state not in ('starting', 'open', 'expired'))
    limit 100`);
  return rows.map((row) => ({ orderId: row.order_id, cause: row.cause }));
}
