import type { Ctx } from "#platform/rpc/context.ts";
import { type PublicReport, reportPublicly } from "./internal/report-publicly.ts";

type Input = { vendorId: string } & PublicReport;

/**
 * Reports a vendor that shoppers see (R62), with a copy of its name and story; otherwise as `reportReview`. NOT_FOUND for the
 * caller's own shop, and one that is paused or suspended. For visitors.
 */
export function reportVendor(ctx: Ctx, { vendorId, ...report }: Input): Promise<{ reference: string }> {
  return reportPublicly(ctx, { kind: "vendor", id: vendorId }, report);
}
