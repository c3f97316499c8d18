import { and, eq, ne } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { clearSessionCookie } from "./session-cookie.ts";
import { sessions } from "./tables.ts";

/**
 * Ends this session (`local`), the user's other ones (`others`), or all (`global`), with their refresh tokens. The
 * page's cookie is cleared even if its session is gone. A session without its second factor can't end others:
 * SECOND_FACTOR_REQUIRED. For visitors.
 */
export async function signOut(ctx: Ctx, { scope }: { scope: "local" | "others" | "global" }): Promise<void> {
  if (ctx.caller.kind === "halfSignedIn" && scope !== "local") throw new AppError("SECOND_FACTOR_REQUIRED");
  if (scope !== "others") clearSessionCookie(ctx);
  if (ctx.caller.kind === "visitor") return;
  const { userId, session } = ctx.caller;
  const chosen = {
    local: eq(sessions.id, session.id),
    others: ne(sessions.id, session.id),
    global: undefined,
  }[scope];
  await inTransaction(ctx, async ({ db }) => {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), chosen));
    await publishLive(db, userId, sessionChanged);
  });
}
