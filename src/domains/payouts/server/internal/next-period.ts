import { desc } from "drizzle-orm";
import { reconciliations } from "#domains/payouts/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Period } from "./list-movements.ts";

const minute = 60_000;
/** Within the last minutes, one side may be ahead: events and jobs are on their way. */
const settling = 15 * minute;
const overlap = 24 * 60 * minute;

/** From a day before the last run, or the beginning, until a quarter of an hour ago. */
export async function nextPeriod({ db, clock }: Pick<Infra, "db" | "clock">): Promise<Period> {
  const [last] = await db
    .select({ ranAt: reconciliations.ranAt })
    .from(reconciliations)
    .orderBy(desc(reconciliations.ranAt))
    .limit(1);
  return {
    from: new Date(last ? last.ranAt.getTime() - overlap : 0),
    to: new Date(clock.now().getTime() - settling),
  };
}
