import { sql } from "drizzle-orm";
import { hasEarlierOrder } from "#domains/orders/server/has-earlier-order.ts";

/** Of a paid order `o`: whether it counts. One that was canceled as a whole counts neither as an order nor as an earlier one. */
export const isNotCancelled = sql`o.status <> 'cancelled'`;

/** Of a paid order `o`: whether it is its buyer's first. */
export const isNewBuyer = sql`not ${hasEarlierOrder(sql`o`)}`;
