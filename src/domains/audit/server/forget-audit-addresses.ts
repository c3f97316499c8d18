import { desc, lt, lte } from "drizzle-orm";
import { expiryOf, retention } from "#kernel/retention.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { auditAddresses, auditEntries } from "./tables.ts";

/** Deletes the addresses of entries older than 180 days (R66); the chain stays whole. Called hourly; safe to repeat. */
export async function forgetAuditAddresses({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const [last] = await db
    .select({ position: auditEntries.position })
    .from(auditEntries)
    .where(lt(auditEntries.createdAt, expiryOf(retention.auditAddresses, clock.now())))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.position))
    .limit(1);
  if (last) await db.delete(auditAddresses).where(lte(auditAddresses.position, last.position));
}
