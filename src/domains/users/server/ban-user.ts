import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedEndAllSessions } from "#domains/auth/server/end-all-sessions.ts";
import { unscopedSetBan } from "#domains/auth/server/set-ban.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { newLinkToken } from "#platform/email/link-secret.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";
import { bans } from "./tables.ts";

type Input = { userId: string; rule: DecisionRule; facts: string };

/** Until it is lifted. */
const forever = new Date(Date.UTC(9999, 11, 31));

/**
 * Shuts a person out until the ban is lifted: sessions and live streams end at once, and the statement of reasons is
 * mailed (R62), with a link by which they object. A shop of theirs stays open; suspending it is another decision. NOT_FOUND; CONFLICT if they are banned;
 * FORBIDDEN for oneself, and for another administrator without the permission for the team. For administrators.
 */
export async function banUser(ctx: SignedInCtx, { userId, rule, facts }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { db, clock, caller } = tx;
    const person = await lockPerson(tx, userId);
    const now = clock.now();
    if (person.bannedUntil && person.bannedUntil > now) throw new AppError("CONFLICT");
    await unscopedSetBan(tx, userId, forever);
    const { token, hash } = newLinkToken();
    const statement = { userId, rule, facts, bannedBy: caller.userId, createdAt: now };
    await db.insert(bans).values({ ...statement, objectionTokenHash: hash });
    await unscopedEndAllSessions(db, userId);
    await mailUser(tx, person, { kind: "banned", rule, facts, token });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.ban", ...about, after: { rule }, reason: facts });
    return {};
  });
}
