import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { factorAttempts, factors, recoveryCodes } from "./tables.ts";

/**
 * Removes all of a user's factors and recovery codes, and the pause after wrong codes, in the caller's transaction; returns how many factors there were.
 * The caller has checked that they may.
 */
export async function unscopedRemoveAllFactors(db: Db, userId: string): Promise<number> {
  await db.delete(factorAttempts).where(eq(factorAttempts.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await db.delete(factors).where(eq(factors.userId, userId)).returning({ id: factors.id });
  return removed.length;
}
