import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedEndAllSessions } from "#domains/auth/server/end-all-sessions.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

/**
 * Ends all sessions of a person and the live streams of their open pages, and mails them why. NOT_FOUND; FORBIDDEN for oneself, and for
 * another administrator without the permission for the team. For administrators.
 */
export async function signOutUser(ctx: SignedInCtx, { userId, reason }: { userId: string; reason: string }) {
  return inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    const ended = await unscopedEndAllSessions(tx.db, userId);
    await mailUser(tx, person, { kind: "signedOut", facts: reason });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.end-sessions", ...about, after: { ended }, reason });
    return {};
  });
}
