import { count, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { PastSettingChange } from "#domains/settings/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewChange } from "./read-setting-states.ts";
import { settingChanges } from "./tables.ts";

const pageSize = 20;
const authors = alias(users, "authors");
const withdrawers = alias(users, "withdrawers");

type Page = { items: PastSettingChange[]; total: number; page: number; pageSize: number };

/** A page of 20 of one setting's changes with authors and reasons, withdrawn ones too, the latest first. For administrators. */
export async function listSettingChanges(
  { db }: SignedInCtx,
  { key, page }: { key: string; page: number },
): Promise<Page> {
  const where = eq(settingChanges.key, key);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ change: settingChanges, author: authors.name, withdrawnBy: withdrawers.name })
      .from(settingChanges)
      .leftJoin(authors, eq(authors.id, settingChanges.authorId))
      .leftJoin(withdrawers, eq(withdrawers.id, settingChanges.withdrawnBy))
      .where(where)
      .orderBy(desc(settingChanges.createdAt), desc(settingChanges.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(settingChanges).where(where),
  ]);
  const items = rows.map(({ withdrawnBy, ...row }) => ({
    ...viewChange(row),
    withdrawnAt: row.change.withdrawnAt?.toISOString() ?? null,
    withdrawnBy,
  }));
  return { items, total: counted!.total, page, pageSize };
}
