import type { Ctx } from "#platform/rpc/context.ts";
import { type PublicReport, reportPublicly } from "./internal/report-publicly.ts";

type Input = { reviewId: string } & PublicReport;

/**
 * Reports a published review that somebody else wrote (R62), with a copy of its text; the reporter gets a mail with the
 * reference, its author none, and administrators are notified. The same request, and the same review while the reporter's report of
 * it is open, is one report. NOT_FOUND for one's own and what is not published, BAD_REQUEST for a visitor without name or address,
 * TOO_MANY_REQUESTS after ten in an hour, or five of one visitor. For visitors.
 */
export function reportReview(ctx: Ctx, { reviewId, ...report }: Input): Promise<{ reference: string }> {
  return reportPublicly(ctx, { kind: "review", id: reviewId }, report);
}
