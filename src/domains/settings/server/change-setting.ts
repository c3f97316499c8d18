import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { mostDaysAhead } from "#domains/settings/setting-table.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { settingChanges } from "./tables.ts";

type Input = { key: string; value: number; startsOn: string | null; reason: string; seenId: string | null };

const dayMs = 86_400_000;

/**
 * Changes a setting, in its unit and within its bounds, with a reason: now, or from the start of a later day (UTC) within a
 * year. What is on quotes and orders already stays as it is. BAD_REQUEST for another day; CONFLICT if another change holds
 * than the one the caller saw, or one is planned for the same day. For administrators.
 */
export async function changeSetting(ctx: SignedInCtx, input: Input): Promise<Record<string, never>> {
  const now = ctx.clock.now();
  const validFrom = input.startsOn === null ? now : laterDay(input.startsOn, now);
  try {
    await inTransaction(ctx, (tx) => insertChange(tx, input, { createdAt: now, validFrom }));
  } catch (error) {
    if (isUniqueViolation(error, "setting_changes_moment")) throw new AppError("CONFLICT");
    throw error;
  }
  return {};
}

function laterDay(day: string, now: Date): Date {
  const start = new Date(`${day}T00:00:00Z`);
  const daysAhead = (start.getTime() - now.getTime()) / dayMs;
  if (daysAhead > 0 && daysAhead <= mostDaysAhead) return start;
  const message = daysAhead > 0 ? "far" : "past";
  throw new AppError("BAD_REQUEST", { issues: [{ path: "startsOn", message }] });
}

async function insertChange(
  tx: SignedInCtx,
  { key, value, reason, seenId }: Input,
  moments: { createdAt: Date; validFrom: Date },
): Promise<void> {
  // One after the other: what holds is compared with what was seen.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting:${key}`}))`);
  const [holding] = await tx.db
    .select({ id: settingChanges.id, value: settingChanges.value })
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.key, key),
        isNull(settingChanges.withdrawnAt),
        lte(settingChanges.validFrom, moments.createdAt),
      ),
    )
    .orderBy(desc(settingChanges.validFrom))
    .limit(1);
  if ((holding?.id ?? null) !== seenId) throw new AppError("CONFLICT");
  await tx.db.insert(settingChanges).values({ key, value, reason, authorId: tx.caller.userId, ...moments });
  await recordAction(tx, {
    action: "setting.change",
    subject: { kind: "setting", id: key },
    before: { value: holding?.value ?? null },
    after: { value, validFrom: moments.validFrom.toISOString() },
    reason,
  });
}
