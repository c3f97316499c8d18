import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { vendors } from "./tables.ts";

/** Whether a vendor is away on this day (UTC), first and last day included. */
const isAway = (now: Date | Placeholder): SQL<boolean> =>
  sql<boolean>`coalesce(${now instanceof Date ? dayOf(now) : now}::date between ${vendors.awayFrom} and ${vendors.awayUntil}, false)`;

/**
 * The day on which an absent vendor is back; null if it is not away. In a prepared statement, pass the placeholder of
 * today's date.
 */
export const backOn = (now: Date | Placeholder): SQL<string | null> =>
  sql<string | null>`case when ${isAway(now)} then (${vendors.awayUntil} + 1)::text end`;
