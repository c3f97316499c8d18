import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { roleChanged } from "#domains/accounts/events.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getVendorForReview } from "../get-vendor-for-review.ts";
import { vendors } from "../tables.ts";

export type Submission = { vendorId: string; submittedAt: string };

/**
 * Writes a decision on the submission that the administrator has read; CONFLICT if it was decided or resubmitted
 * meanwhile. The owner's open pages follow. In the caller's transaction.
 */
export async function decide(
  tx: SignedInCtx,
  { vendorId, submittedAt }: Submission,
  decision: PgUpdateSetSource<typeof vendors>,
): Promise<typeof vendors.$inferSelect> {
  const [vendor] = await tx.db
    .update(vendors)
    .set({ ...decision, decidedBy: tx.caller.userId, decidedAt: tx.clock.now() })
    .where(
      and(
        eq(vendors.id, vendorId),
        eq(vendors.isApproved, false),
        isNull(vendors.rejectedAt),
        // The database stores microseconds, but milliseconds were read.
        eq(sql`date_trunc('milliseconds', ${vendors.submittedAt})`, submittedAt),
      ),
    )
    .returning();
  if (!vendor) {
    await getVendorForReview(tx, { vendorId });
    throw new AppError("CONFLICT");
  }
  await publishLive(tx.db, vendor.userId, roleChanged);
  return vendor;
}
