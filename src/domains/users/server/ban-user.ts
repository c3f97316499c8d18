import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";
import { bans } from "./tables.ts";

type Input = { userId: string; rule: DecisionRule; facts: string };

/** Until it is lifted. */
const forever = new Date(Date.UTC(9999, 11, 31));

/**
 * Shuts a person out until the ban is lifted: sessions and live streams end at once, and the statement of reasons is
 * mailed (R62). A shop of theirs stays open; suspending it is another decision. NOT_FOUND; CONFLICT if they are banned;
 * FORBIDDEN for oneself, and for another administrator without the permission for the team. For administrators.
 */
export async function banUser(ctx: SignedInCtx, { userId, rule, facts }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { db, clock, caller } = tx;
    const person = await lockPerson(tx, userId);
    const now = clock.now();
    if (person.bannedUntil && person.bannedUntil > now) throw new AppError("CONFLICT");
    const set = { bannedUntil: forever, updatedAt: now };
    await db.update(users).set(set).where(eq(users.id, userId));
    await db.insert(bans).values({ userId, rule, facts, bannedBy: caller.userId, createdAt: now });
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await publishLive(db, userId, sessionChanged);
    await mailUser(tx, person, { kind: "banned", rule, facts });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.ban", ...about, after: { rule }, reason: facts });
    return {};
  });
}
