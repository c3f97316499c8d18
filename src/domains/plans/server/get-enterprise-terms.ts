import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { enterpriseTerms } from "./tables.ts";

/** The caller's terms: a month's price in cents and its account manager; null where none were written down. For enterprise vendors. */
export async function getEnterpriseTerms({ db, caller: { vendor } }: SignedInCtx) {
  if (!vendor) throw new AppError("FORBIDDEN");
  const [row] = await db.select().from(enterpriseTerms).where(eq(enterpriseTerms.vendorId, vendor.id));
  if (!row) return { terms: null };
  const { vendorId: _, agreedAt, ...terms } = row;
  return { terms: { ...terms, agreedAt: agreedAt.toISOString() } };
}
