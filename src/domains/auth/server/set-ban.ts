import { eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/** Bans a user until a moment, or with null no longer; in the caller's transaction. The caller has checked that they may. */
export async function unscopedSetBan(
  { db, clock }: Pick<Infra, "db" | "clock">,
  userId: string,
  bannedUntil: Date | null,
): Promise<void> {
  await db.update(users).set({ bannedUntil, updatedAt: clock.now() }).where(eq(users.id, userId));
}
