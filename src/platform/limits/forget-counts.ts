import { inArray, lt, or } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { limits } from "./rate-limits.ts";
import { rateLimits } from "./tables.ts";

/** Deletes what was counted under these keys, an address or an account, and every count whose time is over; in the caller's transaction. */
export async function forgetCounts(
  { db, clock }: Pick<Doors, "db" | "clock">,
  keys: readonly string[],
): Promise<void> {
  const counted = Object.keys(limits).flatMap((name) => keys.map((key) => `${name}:${key.slice(0, 200)}`));
  await db
    .delete(rateLimits)
    .where(or(inArray(rateLimits.key, counted), lt(rateLimits.expire, clock.now().getTime())));
}
