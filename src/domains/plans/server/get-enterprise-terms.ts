import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readTerms } from "./internal/read-terms.ts";

/**
 * The caller's terms: price per month in cents and account manager; null if none are recorded. For enterprise
 * vendors.
 */
export async function getEnterpriseTerms({ db, caller: { vendor } }: SignedInCtx) {
  if (!vendor) throw new AppError("FORBIDDEN");
  return { terms: await readTerms(db, vendor.id) };
}
