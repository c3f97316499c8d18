import { type SQL, sql } from "drizzle-orm";
import { orders } from "./tables.ts";

/**
 * Of a row of `orders`, by its name in the query: whether its buyer had placed a paid order before. One that was canceled as a
 * whole is not counted.
 */
export const hasEarlierOrder = (order: SQL): SQL => sql`exists (select from ${orders} earlier
  where earlier.user_id = ${order}.user_id and earlier.paid_at is not null and earlier.status <> 'cancelled'
    and earlier.created_at <= ${order}.created_at and (earlier.created_at, earlier.id) < (${order}.created_at, ${order}.id))`;
