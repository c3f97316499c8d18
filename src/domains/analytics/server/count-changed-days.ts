import { countDistinct } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { changedDays } from "./tables.ts";

/** How many days have orders that changed since their sums were made; normally today, until the next minute. */
export async function countChangedDays({ db }: Pick<Infra, "db">): Promise<number> {
  const [row] = await db.select({ days: countDistinct(changedDays.day) }).from(changedDays);
  return row!.days;
}
