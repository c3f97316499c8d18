import { eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { sessions } from "./tables.ts";

/**
 * Ends all of a user's sessions and the live streams of their open pages, in the caller's transaction; returns how many
 * there were. The caller has checked that they may.
 */
export async function unscopedEndAllSessions(db: Db, userId: string): Promise<number> {
  const ended = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  await publishLive(db, userId, sessionChanged);
  return ended.length;
}
