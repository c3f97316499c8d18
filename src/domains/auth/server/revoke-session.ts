import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { sessions } from "./tables.ts";

/** Ends one of the caller's sessions, with its refresh tokens; its open pages hear of it. Somebody else's is NOT_FOUND. For any signed-in person. */
export async function revokeSession(ctx: SignedInCtx, { session_id }: { session_id: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async ({ db }) => {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.id, session_id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError("NOT_FOUND");
    await publishLive(db, userId, { type: "session" });
    return {};
  });
}
