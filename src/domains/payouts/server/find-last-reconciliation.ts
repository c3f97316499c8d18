import { desc, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { reconciliations } from "./tables.ts";

/** The last reconciliation: when, how much it compared and how many differences it found; undefined before the first. */
export async function findLastReconciliation({
  db,
}: Pick<Infra, "db">): Promise<{ ranAt: Date; checkedCount: number; differenceCount: number } | undefined> {
  const [last] = await db
    .select({
      ranAt: reconciliations.ranAt,
      checkedCount: reconciliations.checkedCount,
      differenceCount: sql<number>`jsonb_array_length(${reconciliations.differences})`.mapWith(Number),
    })
    .from(reconciliations)
    .orderBy(desc(reconciliations.ranAt))
    .limit(1);
  return last;
}
