import { inArray } from "drizzle-orm";
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
