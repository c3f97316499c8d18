import { lt } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { dayOf } from "../periods.ts";
import { productViewers } from "./tables.ts";

/** Forgets who was counted on the days before today; the counts stay. Hourly, with the other forgetting. */
export async function forgetViewers({ db, clock }: Pick<Doors, "db" | "clock">): Promise<void> {
  await db.delete(productViewers).where(lt(productViewers.day, dayOf(clock.now())));
}
