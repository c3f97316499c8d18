import { desc, lt, lte } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { auditAddresses, auditEntries } from "./tables.ts";

/** Deletes the addresses of entries older than is set for them (R66); the chain stays whole. Called hourly; safe to repeat. */
export async function forgetAuditAddresses(infra: Forgetting): Promise<void> {
  const { db } = infra;
  const [last] = await db
    .select({ position: auditEntries.position })
    .from(auditEntries)
    .where(lt(auditEntries.createdAt, await expiredBefore(infra, "auditAddresses")))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.position))
    .limit(1);
  if (last) await db.delete(auditAddresses).where(lte(auditAddresses.position, last.position));
}
