import { and, desc, eq, lt } from "drizzle-orm";
import { profiles } from "#domains/accounts/server/tables.ts";
import type { ExportedList } from "#domains/audit/exported-lists.ts";
import { auditEntries } from "#domains/audit/server/tables.ts";
import type { Exported } from "#domains/bulk-upload/admin-bulk-calls.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;

/** Who exported which list when, by the audit log, the latest first, 25 at a time. For administrators. */
export async function listExports(
  { db }: SignedInCtx,
  { before }: { before?: number | undefined },
): Promise<{ items: Exported[]; next: number | null }> {
  const rows = await db
    .select({
      position: auditEntries.position,
      list: auditEntries.subjectId,
      by: profiles.fullName,
      roles: auditEntries.actorRoles,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.userId, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.action, "list.export"),
        before === undefined ? undefined : lt(auditEntries.position, before),
      ),
    )
    .orderBy(desc(auditEntries.position))
    .limit(fixedLimit(pageSize + 1));
  const items = rows
    .slice(0, pageSize)
    .map(({ list, at, ...row }) => ({ ...row, list: list as ExportedList, at: at.toISOString() }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.position : null };
}
