import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readTerms } from "./internal/read-terms.ts";

/** The caller's terms: a month's price in cents and its account manager; null where none were written down. For enterprise vendors. */
export async function getEnterpriseTerms({ db, caller: { vendor } }: SignedInCtx) {
  if (!vendor) throw new AppError("FORBIDDEN");
  return { terms: await readTerms(db, vendor.id) };
}
