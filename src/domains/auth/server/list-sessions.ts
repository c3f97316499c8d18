import { and, desc, eq, gt } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { sessions } from "./tables.ts";

const mostShown = 100;

/** The caller's sessions: this one first, then by last activity; at most 100. For any signed-in user. */
export async function listSessions({ db, caller, clock }: SignedInCtx) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(eq(sessions.id, caller.session.id)), desc(sessions.updatedAt), sessions.id)
    .limit(mostShown);
  return {
    items: rows.map((row) => ({
      id: row.id,
      userAgent: row.userAgent || null,
      ipAddress: row.ipAddress || null,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
      isCurrent: row.id === caller.session.id,
    })),
  };
}
