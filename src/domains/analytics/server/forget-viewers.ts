import { lt } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { dayOf } from "../periods.ts";
import { productViewers, searchers } from "./tables.ts";

/** Deletes the viewers and searchers of earlier days; the counts stay. Hourly, with the other clean-up. */
export async function forgetViewers({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const today = dayOf(clock.now());
  await db.delete(productViewers).where(lt(productViewers.day, today));
  await db.delete(searchers).where(lt(searchers.day, today));
}
