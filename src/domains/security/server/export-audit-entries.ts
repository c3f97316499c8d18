import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AuditEntry, AuditFilters } from "#domains/security/audit-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { unscopedReadEntries } from "./internal/audit-rows.ts";

const columns = [
  ...[
    "position",
    "time",
    "action",
    "actor",
    "actor_id",
    "roles",
    "subject",
    "subject_id",
    "owner",
    "owner_id",
  ],
  ...["before", "after", "reason", "address", "request_id", "hash"],
];

/** The audit log as CSV, the latest first. For administrators. */
export async function exportAuditEntries(
  ctx: SignedInCtx,
  filters: Omit<AuditFilters, "before" | "position">,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "audit-log");
  const readPage = (before: number | undefined) =>
    unscopedReadEntries(ctx.db, { ...filters, before }, exportPageSize);
  return streamCsv(ctx, {
    fileName: `audit-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
    ...{ columns, pages: readPages(readPage, rowOf) },
  });
}

function rowOf(entry: AuditEntry): unknown[] {
  const json = (values: object | null) => (values ? JSON.stringify(values) : "");
  return [
    ...[entry.position, entry.createdAt, entry.action, entry.actor?.name, entry.actor?.id ?? "platform"],
    ...[entry.actorRoles.join(" "), entry.subjectKind, entry.subjectId, entry.owner?.name, entry.owner?.id],
    ...[json(entry.before), json(entry.after), entry.reason, entry.address, entry.requestId, entry.hash],
  ];
}
