import { lt, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { addDays, dayOf } from "../periods.ts";
import { marketSearchTerms, productViewers, searchers } from "./tables.ts";

/** So many terms of a past day are stored; what was searched less often says little, and may name a person. */
export const mostTermsOfPast = 300;

/** Days looked at again: longer than the job is likely to be down. */
const lookBack = 14;

/** Deletes the viewers and searchers of earlier days, and their rarest search terms; the counts stay. Hourly, with the other clean-up. */
export async function forgetViewers({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const today = dayOf(clock.now());
  await db.delete(productViewers).where(lt(productViewers.day, today));
  await db.delete(searchers).where(lt(searchers.day, today));
  await db.execute(sql`
    delete from ${marketSearchTerms} t using (
      select day, term, row_number() over (partition by day order by searches + without_results desc, term) as place
      from ${marketSearchTerms} where day >= ${addDays(today, -lookBack)} and day < ${today}) ranked
    where ranked.place > ${mostTermsOfPast} and t.day = ranked.day and t.term = ranked.term`);
}
