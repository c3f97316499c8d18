import { inArray, lt, or, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { rateLimits } from "./tables.ts";

/**
 * Deletes the counters of these keys (an address or an account) and all expired counters, in the caller's
 * transaction.
 */
export async function forgetCounts(
  { db, clock }: Pick<Infra, "db" | "clock">,
  keys: readonly string[],
): Promise<void> {
  // A row's key is the limit's name, a colon, and what was counted.
  const counted = sql`substring(${rateLimits.key} from position(':' in ${rateLimits.key}) + 1)`;
  const forgotten = keys.map((key) => key.slice(0, 200));
  await db
    .delete(rateLimits)
    .where(or(inArray(counted, forgotten), lt(rateLimits.expire, clock.now().getTime())));
}
