import { and, desc, eq, gte, lt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { auditAddresses, auditEntries, auditReasons } from "#domains/audit/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import type { AuditEntry, AuditFilters } from "#domains/security/audit-calls.ts";
import type { Db } from "#platform/db/database.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";

const owners = alias(users, "owners");
const day = 86_400_000;
const slack = 3_600_000;
const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Entries with today's names, the latest first, and the position to go on before. */
export async function unscopedReadEntries(
  db: Db,
  { actorId, action, subjectKind, subjectId, from, until, before, position }: AuditFilters,
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
        from ? since(startOf(from)) : undefined,
        until ? upTo(new Date(startOf(until).getTime() + day)) : undefined,
        position ? eq(auditEntries.position, position) : undefined,
        before ? lt(auditEntries.position, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.position))
    .limit(filteredLimit(limit + 1));
  const items = rows.slice(0, limit).map(view);
  return { items, next: rows.length > limit ? items.at(-1)!.position : null };
}

/**
 * Entries are in the order of their time, but for an instant by which one waited for another: with the position as bound too, no
 * entries outside of the days are read.
 */
function since(moment: Date) {
  const first = sql`(select position from ${auditEntries} where created_at >= ${new Date(moment.getTime() - slack).toISOString()}::timestamptz
    order by created_at, position limit 1)`;
  return and(gte(auditEntries.createdAt, moment), gte(auditEntries.position, first));
}

function upTo(moment: Date) {
  const last = sql`(select position from ${auditEntries} where created_at < ${new Date(moment.getTime() + slack).toISOString()}::timestamptz
    order by created_at desc, position desc limit 1)`;
  return and(lt(auditEntries.createdAt, moment), lte(auditEntries.position, last));
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
