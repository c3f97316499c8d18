import { type SQL, sql } from "drizzle-orm";
import { priorityPlans } from "#domains/plans/plan-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { problems } from "../tables.ts";

/** Whether the vendor's plan has priority support now. Needs the joined vendor. */
export const isPriority: SQL<boolean> = sql<boolean>`${vendors.planType} = any(${sql.param(priorityPlans)}::text[])`;

/** The deadline; an objection, which has none, is to be answered in as many days. */
const usual = sql`coalesce(${problems.dueAt}, ${problems.objectedAt} + interval '7 days')`;

/**
 * By when administrators are to decide what waits for them: at its deadline after five working days, or where the vendor has priority
 * support three working days before, after two. The queue goes by it, so whatever waits long enough comes first.
 */
export const decideBy: SQL<Date | null> =
  sql`${usual} - case when not ${isPriority} then interval '0' when extract(isodow from ${usual} at time zone 'UTC') <= 3
    then interval '5 days' else interval '3 days' end`.mapWith(problems.dueAt);
