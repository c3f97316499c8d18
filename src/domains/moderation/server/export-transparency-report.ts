import { recordExport } from "#domains/audit/server/record-export.ts";
import type { TransparencyPeriod } from "#domains/moderation/transparency.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { streamCsv } from "#platform/rpc/stream-csv.ts";
import { getTransparencyReport } from "./get-transparency-report.ts";

/** The numbers of `getTransparencyReport` as CSV: first the reports, then the decisions, whose grounds are rules. For administrators. */
export async function exportTransparencyReport(
  ctx: SignedInCtx,
  period: TransparencyPeriod,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "transparency");
  const { reports, decisions } = await getTransparencyReport(ctx, period);
  return streamCsv(ctx, {
    fileName: `cafeto-transparency-${period.from}-${period.to}.csv`,
    columns: [
      ...["part", "kind", "grounds", "outcome", "automatic", "upon_report", "count", "median_hours"],
      ...["objections", "objections_refused", "objections_granted"],
    ],
    pages: [
      reports.map((row) => [
        ...["report", row.kind, row.reason, row.outcome, row.isAutomatic, true, row.count, row.medianHours],
        ...[row.objections, row.upheld, row.reversed],
      ]),
      decisions.map((row) => [
        ...["decision", row.kind, row.rule, "acted", row.isAutomatic, row.isReported, row.count, null],
        ...[row.objections, row.upheld, row.reversed],
      ]),
    ],
  });
}
