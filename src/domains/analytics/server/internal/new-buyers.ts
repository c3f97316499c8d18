import { sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";

/** Of an order `o` that was paid: whether it is kept. What was cancelled as a whole counts neither as an order nor as an earlier one. */
export const isNotCancelled = sql`o.status <> 'cancelled'`;

/** Of a paid order `o`: whether its buyer had kept none that was placed before. */
export const isNewBuyer = sql`not exists (
  select from ${orders} e where e.user_id = o.user_id and e.paid_at is not null and e.status <> 'cancelled'
    and e.created_at <= o.created_at and (e.created_at, e.id) < (o.created_at, o.id))`;
