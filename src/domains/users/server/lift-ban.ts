import { and, eq, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedSetBan } from "#domains/auth/server/set-ban.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";
import { bans } from "./tables.ts";

/**
 * Lets a banned person in again and mails them why. NOT_FOUND; CONFLICT if they are not banned; FORBIDDEN as for the
 * ban. For administrators.
 */
export async function liftBan(ctx: SignedInCtx, { userId, facts }: { userId: string; facts: string }) {
  return inTransaction(ctx, async (tx) => {
    const { db, clock, caller } = tx;
    const person = await lockPerson(tx, userId);
    const now = clock.now();
    if (!person.bannedUntil || person.bannedUntil <= now) throw new AppError("CONFLICT");
    await unscopedSetBan(tx, userId, null);
    await db
      .update(bans)
      .set({ endedAt: now, endedBy: caller.userId, endFacts: facts })
      .where(and(eq(bans.userId, userId), isNull(bans.endedAt)));
    await mailUser(tx, person, { kind: "unbanned", facts });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.lift-ban", ...about, reason: facts });
    return {};
  });
}
