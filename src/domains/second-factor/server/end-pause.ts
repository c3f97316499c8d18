import { and, eq, gt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { factorAttempts } from "./tables.ts";

/**
 * Ends the pause after a user's wrong codes and forgets them, in the caller's transaction; false without a pause. The caller
 * has checked that they may.
 */
export async function unscopedEndPause(
  { db, clock }: Pick<Infra, "db" | "clock">,
  userId: string,
): Promise<boolean> {
  const ended = await db
    .delete(factorAttempts)
    .where(and(eq(factorAttempts.userId, userId), gt(factorAttempts.blockedUntil, clock.now())))
    .returning({ userId: factorAttempts.userId });
  return ended.length > 0;
}
