import { stringify } from "csv-stringify/sync";
import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AuditEntry, AuditFilters } from "#domains/security/audit-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadEntries } from "./internal/audit-rows.ts";

const partSize = 5_000;
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

/**
 * The audit log as CSV, the latest first, 5,000 entries at a time: the parts, one after the other, are one file. Safe from
 * spreadsheet formulas. For administrators.
 */
export async function exportAuditEntries(
  ctx: SignedInCtx,
  filters: AuditFilters,
): Promise<{ fileName: string; csv: string; next: number | null }> {
  const { items, next } = await unscopedReadEntries(ctx.db, filters, partSize);
  const isFirst = filters.before === undefined;
  if (isFirst) await recordExport(ctx, "audit-log");
  const csv = stringify(items.map(rowOf), {
    ...{ header: isFirst, bom: isFirst, columns, record_delimiter: "windows", escape_formulas: true },
  });
  return { fileName: `audit-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv, next };
}

function rowOf(entry: AuditEntry): unknown[] {
  const json = (values: object | null) => (values ? JSON.stringify(values) : "");
  return [
    ...[entry.position, entry.createdAt, entry.action, entry.actor?.name, entry.actor?.id ?? "platform"],
    ...[entry.actorRoles.join(" "), entry.subjectKind, entry.subjectId, entry.owner?.name, entry.owner?.id],
    ...[json(entry.before), json(entry.after), entry.reason, entry.address, entry.requestId, entry.hash],
  ];
}
