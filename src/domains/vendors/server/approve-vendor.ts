import { sql } from "drizzle-orm";
import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { decide } from "./internal/decide.ts";

/**
 * Lets a vendor sell; its six months of freemium, by the calendar, begin now. NOT_FOUND; CONFLICT where somebody else has
 * decided, or the application was handed in anew since it was read. For admins.
 */
export function approveVendor(
  ctx: SignedInCtx,
  input: { vendorId: string; submittedAt: string },
): Promise<VendorForReview> {
  return inTransaction(ctx, async (tx) => {
    const approvedAt = tx.clock.now();
    const inUtc = sql`${approvedAt.toISOString()}::timestamptz at time zone 'utc'`;
    const vendor = await decide(tx, input, "approved", {
      isApproved: true,
      approvedAt,
      planType: "freemium",
      planExpiresAt: sql`(${inUtc} + interval '6 months') at time zone 'utc'`,
    });
    await tx.jobs.enqueue(tx.db, "index-shop", { vendorId: input.vendorId });
    return vendor;
  });
}
