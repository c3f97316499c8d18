import { and, desc, eq, gte, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { auditAddresses, auditEntries, auditReasons } from "#domains/audit/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import type { AuditEntry, AuditFilters } from "#domains/security/audit-calls.ts";
import type { Db } from "#platform/db/database.ts";

const owners = alias(users, "owners");
const day = 86_400_000;
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Entries with today's names, the latest first, and the position to go on before. */
export async function unscopedReadEntries(
  db: Db,
  { actorId, action, subjectKind, subjectId, from, until, before }: AuditFilters,
  limit: number,
): Promise<{ items: AuditEntry[]; next: number | null }> {
  const rows = await db
    .select({
      entry: auditEntries,
      actorName: users.name,
      ownerName: owners.name,
      reason: auditReasons.reason,
      address: auditAddresses.address,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(owners, eq(owners.id, auditEntries.ownerId))
    .leftJoin(auditReasons, eq(auditReasons.position, auditEntries.position))
    .leftJoin(auditAddresses, eq(auditAddresses.position, auditEntries.position))
    .where(
      and(
        actorId ? eq(auditEntries.actorId, actorId) : undefined,
        action ? eq(auditEntries.action, action) : undefined,
        subjectKind ? eq(auditEntries.subjectKind, subjectKind) : undefined,
        subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
        from ? gte(auditEntries.createdAt, startOf(from)) : undefined,
        until ? lt(auditEntries.createdAt, new Date(startOf(until).getTime() + day)) : undefined,
        before ? lt(auditEntries.position, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.position))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(view);
  return { items, next: rows.length > limit ? items.at(-1)!.position : null };
}

type Row = {
  entry: typeof auditEntries.$inferSelect;
  actorName: string | null;
  ownerName: string | null;
  reason: string | null;
  address: string | null;
};

function view({ entry, actorName, ownerName, reason, address }: Row): AuditEntry {
  const { position, action, actorId, actorRoles, subjectKind, subjectId, ownerId, hash, requestId } = entry;
  return {
    ...{ position, action, actorRoles, subjectKind, subjectId, reason, address, requestId, hash },
    actor: actorId ? { id: actorId, name: actorName } : null,
    owner: ownerId ? { id: ownerId, name: ownerName } : null,
    before: entry.before,
    after: entry.after,
    isReasonErased: entry.reasonDigest !== null && reason === null,
    createdAt: entry.createdAt.toISOString(),
  };
}
