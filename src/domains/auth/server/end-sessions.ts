import { eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getUserById } from "./get-user-by-id.ts";
import { sessions } from "./tables.ts";

/** Signs a user out everywhere; NOT_FOUND. For admins. */
export async function endSessions(ctx: SignedInCtx, { user_id: userId }: { user_id: string }) {
  await getUserById(ctx, { user_id: userId });
  return inTransaction(ctx, async ({ db }) => {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await publishLive(db, userId, sessionChanged);
    return {};
  });
}
