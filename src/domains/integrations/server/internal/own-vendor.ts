import { sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Whose things a verb of this domain is about. */
export function ownVendorId({ caller }: SignedInCtx): string {
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  return caller.vendor.id;
}

/** Lets a vendor's additions wait for each other until the transaction ends, so that two can't both be the last allowed. */
export async function lockAdditions({ db }: SignedInCtx, vendorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`integrations:${vendorId}`}, 0))`);
}
