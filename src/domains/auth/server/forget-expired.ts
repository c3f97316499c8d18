import { lt } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { sessions, verifications } from "./tables.ts";

const dayMilliseconds = 86_400_000;

/**
 * Forgets what is over: sessions with their devices and addresses, links and codes, a day after their end. For the clock's
 * job; running it twice changes nothing.
 */
export async function forgetExpired({ db, clock }: Pick<Doors, "db" | "clock">): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - dayMilliseconds);
  await db.delete(sessions).where(lt(sessions.expiresAt, dayAgo));
  await db.delete(verifications).where(lt(verifications.expiresAt, dayAgo));
}
