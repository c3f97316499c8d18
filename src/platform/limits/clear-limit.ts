import { and, eq, gt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { rateLimits } from "./tables.ts";

/**
 * Begins one count anew, of one limit for one account or address, in the caller's transaction; returns how often it was tried,
 * or null where nothing is counted now.
 */
export async function clearLimit(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { limit, who }: { limit: string; who: string },
): Promise<number | null> {
  const isIt = eq(rateLimits.key, `${limit}:${who}`);
  const [cleared] = await db
    .delete(rateLimits)
    .where(and(isIt, gt(rateLimits.expire, clock.now().getTime())))
    .returning({ points: rateLimits.points });
  return cleared?.points ?? null;
}
