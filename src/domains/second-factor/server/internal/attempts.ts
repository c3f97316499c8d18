import { eq, isNull, lte, or, sql } from "drizzle-orm";
import { queueAccountMail } from "#domains/auth/server/queue-account-mail.ts";
import { users } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { factorAttempts } from "../tables.ts";

/** The fifth wrong code in a row is followed by the first pause, each further one by the next; the last one repeats. */
const freeAttempts = 4;
const pauseMinutes = [1, 5, 30, 120];

type Attempt = { failed: number; blockedUntil: Date | null };

/**
 * Counts an attempt as failed before its code is checked, so that concurrent requests can't have more. A session can be
 * had by anyone with the password, so the count is the user's. TOO_MANY_REQUESTS during a pause.
 */
export async function countAttempt({ db, clock, caller }: SessionCtx): Promise<Attempt> {
  const now = clock.now();
  const failed = sql`${factorAttempts.failed} + 1`;
  const pauses = sql.raw(`array[${pauseMinutes.join(", ")}]`);
  const pause = sql`(${pauses})[least(${failed} - ${freeAttempts}, ${pauseMinutes.length})::int]`;
  const [attempt] = await db
    .insert(factorAttempts)
    .values({ userId: caller.userId, failed: 1 })
    .onConflictDoUpdate({
      target: factorAttempts.userId,
      set: {
        failed,
        blockedUntil: sql`case when ${failed} > ${freeAttempts} then ${now.toISOString()}::timestamptz + make_interval(mins => ${pause}) end`,
      },
      setWhere: or(isNull(factorAttempts.blockedUntil), lte(factorAttempts.blockedUntil, now)),
    })
    .returning();
  return attempt ?? refuse(db, caller.userId, now);
}

async function refuse(db: SessionCtx["db"], userId: string, now: Date): Promise<never> {
  const [row] = await db.select().from(factorAttempts).where(eq(factorAttempts.userId, userId));
  const wait = (row?.blockedUntil?.getTime() ?? 0) - now.getTime();
  throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) });
}

/** Ends the count after a right code. */
export async function forgetAttempts({ db, caller }: SessionCtx): Promise<void> {
  await db.delete(factorAttempts).where(eq(factorAttempts.userId, caller.userId));
}

/** Mails the owner that wrong codes led to a pause: the person who enters them knows the password. */
export async function reportAttempt(ctx: SessionCtx, { failed, blockedUntil }: Attempt): Promise<void> {
  if (!blockedUntil) return;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!user) return;
  await queueAccountMail(ctx, user, {
    kind: "factorBlocked",
    url: `${ctx.config.publicUrl}/forgot-password`,
    once: `${failed}:${blockedUntil.toISOString()}`,
  });
}
