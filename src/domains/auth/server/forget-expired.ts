import { lt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { sessions, verifications } from "./tables.ts";

const dayMilliseconds = 86_400_000;

/**
 * Deletes expired sessions with their devices and addresses, links and codes, a day after their end. Called by a
 * scheduled job; safe to repeat.
 */
export async function forgetExpired({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - dayMilliseconds);
  await db.delete(sessions).where(lt(sessions.expiresAt, dayAgo));
  await db.delete(verifications).where(lt(verifications.expiresAt, dayAgo));
}
