import { sql } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Lets a vendor's additions wait for each other until the transaction ends, so that two can't both be the last allowed. */
export async function lockAdditions({ db }: SignedInCtx, vendorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`integrations:${vendorId}`}, 0))`);
}
