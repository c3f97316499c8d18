import { type SQL, sql } from "drizzle-orm";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { vendors } from "./tables.ts";

/** Whether a vendor is away on this day (UTC), the first and the last day included. */
const isAway = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(${dayOf(now)}::date between ${vendors.awayFrom} and ${vendors.awayUntil}, false)`;

/** The day on which a vendor who is away is back; null while it is there. */
export const backOn = (now: Date): SQL<string | null> =>
  sql<string | null>`case when ${isAway(now)} then (${vendors.awayUntil} + 1)::text end`;
