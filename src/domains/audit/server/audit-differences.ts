import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { type AuditPlace, auditStart } from "./audit-check.ts";
import { auditAddresses, auditEntries, auditHead, auditReasons } from "./tables.ts";

export type AuditDifference = { position: number; cause: string };

/**
 * Where the audit log's chain is broken: entries that were changed, removed or put in, by anyone who got past the
 * triggers. At most 100, the first ones first; none if the log is whole. Reads the whole log, or what comes after an entry
 * up to which it was whole.
 */
export async function listAuditDifferences(
  db: Db,
  from: AuditPlace = auditStart,
): Promise<AuditDifference[]> {
  const position = sql`${from.position}::bigint`;
  const hash = sql`${from.hash}::text`;
  const { rows } = await db.execute<{ position: string; cause: string }>(sql`
    with links as (
      select entry.position, entry.hash, entry.address_digest, entry.reason_digest,
        entry.position - coalesce(lag(entry.position) over chain, ${position}) - 1 as missing,
        audit_hash(entry, coalesce(lag(entry.hash) over chain, ${hash})) as reckoned
      from ${auditEntries} entry where entry.position > ${position}
      window chain as (order by entry.position)
    ), found as (
      select position, missing || ' entries before it were removed' as cause from links where missing > 0
      union all
      select ${position}, 'the entry up to which the log was checked was changed or removed' where ${position} > 0
        and not exists (select from ${auditEntries} e where e.position = ${position} and e.hash = ${hash})
      union all
      select position, 'it or the entry before it was changed or put in' from links where missing = 0 and hash <> reckoned
      union all
      select l.position, 'the address kept for it was changed' from links l join ${auditAddresses} a using (position)
      where l.address_digest is distinct from encode(sha256(convert_to(a.salt || a.address, 'UTF8')), 'hex')
      union all
      select l.position, 'the reason kept for it was changed' from links l join ${auditReasons} r using (position)
      where l.reason_digest is distinct from encode(sha256(convert_to(r.salt || r.reason, 'UTF8')), 'hex')
      union all
      select h.position, 'the last entries were removed, or others were put in after them'
      from ${auditHead} h full join (select position, hash from links order by position desc limit 1) last on true
      where (h.position, h.hash) is distinct from (coalesce(last.position, ${position}), coalesce(last.hash, ${hash}))
    )
    select coalesce(position, 0) as position, cause from found order by 1 limit 100`);
  return rows.map(({ position, cause }) => ({ position: Number(position), cause }));
}
