import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getUserById } from "./get-user-by-id.ts";
import { sessions } from "./tables.ts";

/** Signs a user out everywhere; NOT_FOUND. For admins. */
export async function endSessions(ctx: SignedInCtx, { user_id: userId }: { user_id: string }) {
  await getUserById(ctx, { user_id: userId });
  return inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ id: sessions.id });
    await publishLive(tx.db, userId, sessionChanged);
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.end-sessions", ...about, after: { ended: ended.length } });
    return {};
  });
}
