import { eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/** Takes a user's address as verified, in the caller's transaction. The caller has checked that they may. */
export async function unscopedMarkVerified(
  { db, clock }: Pick<Infra, "db" | "clock">,
  userId: string,
): Promise<void> {
  const set = { emailVerified: true, updatedAt: clock.now() };
  await db.update(users).set(set).where(eq(users.id, userId));
}
