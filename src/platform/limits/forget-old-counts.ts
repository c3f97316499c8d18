import { lt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { rateLimits } from "./tables.ts";

/** Deletes expired counters: their keys contain addresses and accounts. */
export async function forgetOldCounts({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()));
}
