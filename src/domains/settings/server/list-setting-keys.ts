import { and, isNull, like } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

/** The keys like a pattern (`tax.US-%`) that were set, or are planned to be. */
export async function listSettingKeys({ db }: Pick<Infra, "db">, pattern: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: settingChanges.key })
    .from(settingChanges)
    .where(and(like(settingChanges.key, pattern), isNull(settingChanges.withdrawnAt)));
  return rows.map(({ key }) => key);
}
