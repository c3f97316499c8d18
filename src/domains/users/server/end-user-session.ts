import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedEndSession } from "#domains/auth/server/end-session.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

type Input = { sessionId: string; reason: string };

/**
 * Ends one session of a person and the live streams of its open pages, and mails them why. NOT_FOUND, also for one that has
 * ended; FORBIDDEN for one's own, and for another administrator's without the permission for the team. For administrators.
 */
export async function endUserSession(ctx: SignedInCtx, { sessionId, reason }: Input) {
  return inTransaction(ctx, async (tx) => {
    const [session] = await tx.db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    if (!session) throw new AppError("NOT_FOUND");
    const { userId } = session;
    const person = await lockPerson(tx, userId);
    if (!(await unscopedEndSession(tx, { sessionId, userId }))) throw new AppError("NOT_FOUND");
    await mailUser(tx, person, { kind: "sessionEnded", facts: reason });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.end-session", ...about, reason });
    return {};
  });
}
