import { and, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { writeReportObjection } from "./internal/write-report-objection.ts";
import { reports } from "./tables.ts";

type Input = { reportId: string; objection: string };

/**
 * Says once, in 20 to 2,000 characters and within six months, why something should be done about what the caller reported (R62);
 * administrators are notified. CONFLICT if something was done, it is too late or said already; NOT_FOUND for another's. For any
 * signed-in user.
 */
export async function objectToReport(
  ctx: SignedInCtx,
  { reportId, objection }: Input,
): Promise<Record<string, never>> {
  const isOwn = and(eq(reports.id, reportId), eq(reports.reporterId, ctx.caller.userId))!;
  await writeReportObjection(ctx, isOwn, objection);
  return {};
}
