import type { AuditEntry, AuditFilters } from "#domains/security/audit-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadEntries } from "./internal/audit-rows.ts";

const pageSize = 50;

/** Entries of the audit log, the latest first, 50 at a time: `next` goes on. For administrators. */
export function listAuditEntries(
  { db }: SignedInCtx,
  filters: AuditFilters,
): Promise<{ items: AuditEntry[]; next: number | null }> {
  return unscopedReadEntries(db, filters, pageSize);
}
