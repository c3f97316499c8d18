import { lt } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { failedSignIns, sessions, verifications } from "./tables.ts";

const dayMilliseconds = 86_400_000;

/**
 * Deletes expired sessions with their devices and addresses, links and codes, a day after their end, and failed sign-ins after the days that are set
 * (R66). Called by a scheduled job; safe to repeat.
 */
export async function forgetExpired(infra: Forgetting): Promise<void> {
  const { db, clock } = infra;
  const dayAgo = new Date(clock.now().getTime() - dayMilliseconds);
  await db.delete(sessions).where(lt(sessions.expiresAt, dayAgo));
  const longAgo = await expiredBefore(infra, "failedSignIns");
  await db.delete(failedSignIns).where(lt(failedSignIns.createdAt, longAgo));
  await db.delete(verifications).where(lt(verifications.expiresAt, dayAgo));
}
