import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { settingChanges } from "../tables.ts";

/** A setting's new value, from now or a later day on, and the change that its author saw. */
export type WantedChange = {
  key: string;
  value: number;
  startsOn: string | null;
  reason: string;
  seenId: string | null;
  authorId: string;
};

/** What holds of a setting, which nobody else changes until the transaction ends. CONFLICT if it is not what the author saw. */
export async function assertSeen(
  tx: SignedInCtx,
  { key, seenId }: Pick<WantedChange, "key" | "seenId">,
): Promise<{ id: string; value: number } | undefined> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`);
  const isHolding = lte(settingChanges.validFrom, tx.clock.now());
  const [holding] = await tx.db
    .select({ id: settingChanges.id, value: settingChanges.value })
    .from(settingChanges)
    .where(and(eq(settingChanges.key, key), isNull(settingChanges.withdrawnAt), isHolding))
    .orderBy(desc(settingChanges.validFrom))
    .limit(1);
  if ((holding?.id ?? null) !== seenId) throw new AppError("CONFLICT");
  return holding;
}

/**
 * Writes a change with its entry in the audit log, in the caller's transaction; a first day that has come meanwhile is now.
 * CONFLICT if another one holds than its author saw, or is planned for the same day.
 */
export async function insertChange(tx: SignedInCtx, wanted: WantedChange): Promise<void> {
  const { key, value, reason, authorId } = wanted;
  const holding = await assertSeen(tx, wanted);
  const now = tx.clock.now();
  const start = wanted.startsOn === null ? now : new Date(`${wanted.startsOn}T00:00:00Z`);
  const validFrom = start > now ? start : now;
  const [made] = await tx.db
    .insert(settingChanges)
    // Whoever asked for it may have left since.
    .values({
      ...{ key, value, reason, createdAt: now, validFrom },
      authorId: sql`(select ${users.id} from ${users} where ${users.id} = ${authorId})`,
    })
    .onConflictDoNothing()
    .returning({ id: settingChanges.id });
  if (!made) throw new AppError("CONFLICT");
  await recordAction(tx, {
    ...{ action: "setting.change", subject: { kind: "setting", id: key }, reason },
    before: { value: holding?.value ?? null },
    after: { value, validFrom: validFrom.toISOString() },
  });
}
