import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

/** What an administrator has set of any key, as it holds now; null where nothing was set. */
export async function findSetValue(
  { db, clock }: Pick<Infra, "db" | "clock">,
  key: string,
): Promise<number | null> {
  const [holding] = await db
    .select({ value: settingChanges.value })
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.key, key),
        isNull(settingChanges.withdrawnAt),
        lte(settingChanges.validFrom, clock.now()),
      ),
    )
    .orderBy(desc(settingChanges.validFrom))
    .limit(1);
  return holding?.value ?? null;
}
