import { lt } from "drizzle-orm";
import { noteAuditCheck, planAuditCheck } from "#domains/audit/server/audit-check.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { findBroken, type InvariantName, invariantNames } from "./find-broken.ts";
import { invariantChecks } from "./tables.ts";

const keptMilliseconds = 90 * 86_400_000;

/**
 * Job `check-invariants`, hourly: stock equals its movements and covers its holds, every posting sums to zero, an order is its
 * lines, its parcels, its charge and what it took from the stock, refunded amounts equal their refunds, and the audit log is whole: hourly what was added to it, once a day all of it. Logs each difference with its cause, stores
 * how many there are, and returns it.
 */
export async function checkInvariants(
  infra: Pick<Infra, "db" | "log" | "clock">,
): Promise<Record<InvariantName, number>> {
  const check = await planAuditCheck(infra);
  const broken = await findBroken(infra, check.from);
  if (!broken.some(({ invariant }) => invariant === "audit")) await noteAuditCheck(infra, check);
  if (broken.length > 0)
    infra.log.error({ count: broken.length, broken: broken.slice(0, 20) }, "invariants broken");
  // Outside of the database, so that a log written anew from the start differs from something.
  infra.log.info({ audit: check.upTo, isFullAudit: check.isFull }, "invariants checked");
  const counts = Object.fromEntries(
    invariantNames.map((name) => [name, broken.filter(({ invariant }) => invariant === name).length]),
  ) as Record<InvariantName, number>;
  const ranAt = infra.clock.now();
  await infra.db.insert(invariantChecks).values({ ranAt, counts });
  await infra.db
    .delete(invariantChecks)
    .where(lt(invariantChecks.ranAt, new Date(ranAt.getTime() - keptMilliseconds)));
  return counts;
}
