import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { roleChanged } from "#domains/accounts/events.ts";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getVendorForReview } from "../get-vendor-for-review.ts";
import { vendors } from "../tables.ts";
import { notifyDecision } from "./notify-application.ts";
import { queueApplicationMail } from "./queue-application-mail.ts";

type Submission = { vendorId: string; submittedAt: string };

/**
 * Writes a decision on the submission that the administrator has read; CONFLICT if it was decided or resubmitted
 * meanwhile. Mails the owner and notifies their open pages, and writes it into the audit log. In the caller's transaction.
 */
export async function decide(
  tx: SignedInCtx,
  { vendorId, submittedAt }: Submission,
  outcome: "approved" | "rejected",
  decision: PgUpdateSetSource<typeof vendors>,
  reason?: string,
): Promise<VendorForReview> {
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
  await queueApplicationMail(tx, vendor, outcome);
  await notifyDecision(tx, vendor, outcome);
  await publishLive(tx.db, vendor.userId, roleChanged);
  await recordAction(tx, {
    action: outcome === "approved" ? "vendor.approve" : "vendor.reject",
    subject: { kind: "vendor", id: vendorId },
    ...{
      ownerId: vendor.userId,
      before: { state: "waiting", submittedAt },
      after: { state: outcome },
      reason,
    },
  });
  return getVendorForReview(tx, { vendorId });
}
