import { sql } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getVendorForReview } from "./get-vendor-for-review.ts";
import { decide } from "./internal/decide.ts";
import { notifyApproval } from "./internal/notify-application.ts";
import { queueApplicationMail } from "./internal/queue-application-mail.ts";

/**
 * Approves a vendor; its six months of freemium start now. NOT_FOUND; CONFLICT if another admin has decided, or the
 * application was resubmitted since it was read. For admins.
 */
export function approveVendor(
  ctx: SignedInCtx,
  input: { vendorId: string; submittedAt: string },
): Promise<VendorForReview> {
  return inTransaction(ctx, async (tx) => {
    const approvedAt = tx.clock.now();
    const inUtc = sql`${approvedAt.toISOString()}::timestamptz at time zone 'utc'`;
    const vendor = await decide(tx, input, {
      isApproved: true,
      approvedAt,
      planType: "freemium",
      planExpiresAt: sql`(${inUtc} + interval '6 months') at time zone 'utc'`,
    });
    await queueApplicationMail(tx, vendor, "approved");
    await notifyApproval(tx, vendor);
    await recordAction(tx, {
      ...{ action: "vendor.approve", subject: { kind: "vendor", id: vendor.id }, ownerId: vendor.userId },
      ...{ before: { state: "waiting", submittedAt: input.submittedAt }, after: { state: "approved" } },
    });
    await tx.jobs.enqueue(tx.db, searchJobs.indexShop, { vendorId: vendor.id });
    return getVendorForReview(tx, { vendorId: vendor.id });
  });
}
