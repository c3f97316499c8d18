import { eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { sessions } from "./tables.ts";

/**
 * Ends one session with its refresh tokens and the live streams of its open pages, in the caller's transaction; false if it
 * has ended already. The caller has checked that they may.
 */
export async function unscopedEndSession(
  { db }: Pick<Infra, "db">,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
  await publishLive(db, userId, sessionChanged);
  return ended.length > 0;
}
