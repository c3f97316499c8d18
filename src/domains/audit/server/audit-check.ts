import type { Infra } from "#platform/rpc/context.ts";
import { getAuditHead } from "./get-audit-head.ts";
import { auditChecks } from "./tables.ts";

/** A place in the chain: an entry with its hash; 0 and an empty hash before the first one. */
export type AuditPlace = { position: number; hash: string };
export const auditStart: AuditPlace = { position: 0, hash: "" };

/** `isFull`: from the first entry on. `upTo`: the last entry when the check began. */
export type AuditCheck = { isFull: boolean; from: AuditPlace; upTo: AuditPlace };

/**
 * What the next scheduled check of the audit log reads: what was added since the last one, and the whole log at the first run
 * of each day (UTC), until that finds nothing.
 */
export async function planAuditCheck({ db, clock }: Pick<Infra, "db" | "clock">): Promise<AuditCheck> {
  const [last] = await db.select().from(auditChecks);
  const isFull = last?.wholeOn !== dayOf(clock.now());
  const from = isFull || !last ? auditStart : { position: last.position, hash: last.hash };
  return { isFull, from, upTo: await getAuditHead(db) };
}

/** Stores that a check found nothing, so that the next one goes on from there. */
export async function noteAuditCheck(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { isFull, upTo }: AuditCheck,
): Promise<void> {
  const wholeOn = dayOf(clock.now());
  await db
    .insert(auditChecks)
    .values({ ...upTo, wholeOn })
    .onConflictDoUpdate({ target: auditChecks.isOnly, set: { ...upTo, ...(isFull ? { wholeOn } : {}) } });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
