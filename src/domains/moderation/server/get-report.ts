import type { Report } from "#domains/moderation/report-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadReport } from "./internal/report-view.ts";

/** A report with the thing as it was and as it is, and the other open ones of it. NOT_FOUND. For administrators. */
export function getReport(ctx: SignedInCtx, { reportId }: { reportId: string }): Promise<Report> {
  return unscopedReadReport(ctx, reportId);
}
