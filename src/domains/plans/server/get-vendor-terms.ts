import { eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readTerms } from "./internal/read-terms.ts";

/** A vendor's terms, price per month in cents; null for none. NOT_FOUND for no vendor. For admins. */
export async function getVendorTerms({ db }: SignedInCtx, { vendorId }: { vendorId: string }) {
  if ((await db.$count(vendors, eq(vendors.id, vendorId))) === 0) throw new AppError("NOT_FOUND");
  return { terms: await readTerms(db, vendorId) };
}
