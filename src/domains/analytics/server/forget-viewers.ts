import { lt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { dayOf } from "../periods.ts";
import { productViewers } from "./tables.ts";

/** Deletes the viewers of earlier days; the counts stay. Hourly, with the other clean-up. */
export async function forgetViewers({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  await db.delete(productViewers).where(lt(productViewers.day, dayOf(clock.now())));
}
