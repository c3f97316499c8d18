import { and, count, eq, sum } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { stockHolds } from "./tables.ts";

/** How many holds there are for orders being paid, and of how many units. */
export async function countHolds({ db }: Pick<Infra, "db">): Promise<{ holds: number; units: number }> {
  const [active] = await db
    .select({ holds: count(), units: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(eq(stockHolds.state, "active"));
  return { holds: active?.holds ?? 0, units: active?.units ?? 0 };
}

/** How many units are held for one order; 0 once its payment has ended. */
export async function countOrderHolds({ db }: Pick<Infra, "db">, orderId: string): Promise<number> {
  const [held] = await db
    .select({ units: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, "active")));
  return held?.units ?? 0;
}
