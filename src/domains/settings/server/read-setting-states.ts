import { and, asc, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { SettingChange, SettingState } from "#domains/settings/contract.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

const authors = alias(users, "authors");
const shown = { change: settingChanges, author: authors.name };

/** What holds of each of these settings, and what is planned. For administrators: it names the authors. */
export async function readSettingStates(
  { db, clock }: Pick<Infra, "db" | "clock">,
  keys: readonly string[],
): Promise<(key: string) => SettingState> {
  const now = clock.now();
  const among = and(inArray(settingChanges.key, [...keys]), isNull(settingChanges.withdrawnAt));
  const [holding, planned] = await Promise.all([
    db
      .selectDistinctOn([settingChanges.key], shown)
      .from(settingChanges)
      .leftJoin(authors, eq(authors.id, settingChanges.authorId))
      .where(and(among, lte(settingChanges.validFrom, now)))
      .orderBy(settingChanges.key, desc(settingChanges.validFrom)),
    db
      .select(shown)
      .from(settingChanges)
      .leftJoin(authors, eq(authors.id, settingChanges.authorId))
      .where(and(among, gt(settingChanges.validFrom, now)))
      .orderBy(asc(settingChanges.validFrom)),
  ]);
  return (key) => {
    const held = holding.find(({ change }) => change.key === key);
    return {
      holding: held ? viewChange(held) : null,
      planned: planned.filter(({ change }) => change.key === key).map(viewChange),
    };
  };
}

/** A change as administrators see it. */
export function viewChange({
  change: { id, value, validFrom, createdAt, reason },
  author,
}: {
  change: typeof settingChanges.$inferSelect;
  author: string | null;
}): SettingChange {
  return {
    ...{ id, value, author, reason },
    validFrom: validFrom.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
