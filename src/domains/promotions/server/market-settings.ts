import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { marketSettings } from "./tables.ts";

/** The market's settings of these names, and what holds where an administrator has set none. */
export async function readSettings<Settings extends Record<string, number>>(
  db: Db,
  defaults: Settings,
): Promise<Settings> {
  const rows = await db
    .select()
    .from(marketSettings)
    .where(inArray(marketSettings.key, Object.keys(defaults)));
  return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** The market's settings of these names as a column of another query: an object, or null if none is set. */
export const settingsColumn = (keys: readonly string[]): SQL<Record<string, number> | null> =>
  sql`(select jsonb_object_agg(${marketSettings.key}, ${marketSettings.value}) from ${marketSettings} where ${inArray(marketSettings.key, [...keys])})`;
