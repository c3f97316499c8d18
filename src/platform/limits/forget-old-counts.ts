import { lt } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { rateLimits } from "./tables.ts";

/** Forgets counts whose time is over: their keys name addresses and accounts. */
export async function forgetOldCounts({ db, clock }: Pick<Doors, "db" | "clock">): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()));
}
