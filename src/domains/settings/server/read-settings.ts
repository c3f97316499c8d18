import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type SettingKey, type Settings, settingTable } from "#domains/settings/setting-table.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

/** The values of these settings now: one statement over a few rows. Inside a verb's transaction, as of its clock. */
export function readSettings<Key extends SettingKey>(
  { db, clock }: Pick<Infra, "db" | "clock">,
  keys: readonly Key[],
): Promise<Settings<Key>> {
  return readSettingsAt(db, keys, clock.now());
}

/** The values that these settings had, have or are planned to have at a moment. */
export async function readSettingsAt<Key extends SettingKey>(
  db: Infra["db"],
  keys: readonly Key[],
  moment: Date,
): Promise<Settings<Key>> {
  const { rows } = await db.execute<{ settings: Partial<Settings<Key>> | null }>(
    sql`select ${settingsColumn(keys, moment.toISOString())} as settings`,
  );
  return settingsOf(keys, rows[0]!.settings);
}

/**
 * The same as a column of another query, so that a hot path needs no statement more: an object of those that were set, or
 * null. `settingsOf` completes it. `moment`: an ISO time, or the query's placeholder for one.
 */
export const settingsColumn = <Key extends SettingKey>(
  keys: readonly Key[],
  moment: string | SQLWrapper,
): SQL<Partial<Settings<Key>> | null> =>
  sql`(select jsonb_object_agg(key, value) from (
    select distinct on (${settingChanges.key}) ${settingChanges.key} as key, ${settingChanges.value} as value
    from ${settingChanges} where ${settingChanges.key} in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )})
      and ${settingChanges.validFrom} <= ${moment} and ${settingChanges.withdrawnAt} is null
    order by ${settingChanges.key}, ${settingChanges.validFrom} desc) as holding)`;

/** The largest value that a setting had at any moment of a time, as a column. */
export const largestSettingColumn = (key: SettingKey, since: SQL, until: SQL): SQL<number> =>
  sql`(select greatest(
    coalesce((array_agg(value order by valid_from desc) filter (where valid_from <= ${since}))[1], ${settingTable[key].initial}),
    max(value) filter (where valid_from > ${since})) from ${settingChanges}
    where ${settingChanges.key} = ${key} and valid_from <= ${until} and withdrawn_at is null)`;

/** All of these settings: what was set, and for the others what holds initially. */
export function settingsOf<Key extends SettingKey>(
  keys: readonly Key[],
  set: Partial<Settings<Key>> | null,
): Settings<Key> {
  const initial = Object.fromEntries(keys.map((key) => [key, settingTable[key].initial]));
  return { ...(initial as Settings<Key>), ...set };
}

/** What was set of a key (a destination's tax, a country's region), as a column; null if nothing was. */
export const setValueColumn = (key: SQL, moment: SQLWrapper): SQL<number | null> =>
  sql`(select ${settingChanges.value} from ${settingChanges} where ${settingChanges.key} = ${key}
    and ${settingChanges.validFrom} <= ${moment} and ${settingChanges.withdrawnAt} is null
    order by ${settingChanges.validFrom} desc limit 1)`;
