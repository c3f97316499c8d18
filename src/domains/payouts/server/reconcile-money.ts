import type { Doors } from "#platform/rpc/context.ts";
import { reconciliations } from "./tables.ts";

/** Job `reconcile-money`. */
export async function reconcileMoney({ db, clock }: Doors): Promise<void> {
  await db.insert(reconciliations).values({ ranAt: clock.now(), checkedCount: 0, differences: [] });
}
