import { sql } from "drizzle-orm";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { marketSearchTerms } from "../tables.ts";

const shown = 10;

type Row = { term: string; searches: number; emptySearches: number; isMost: boolean; isEmpty: boolean };

/** What was searched most often, and what most often found nothing. */
export async function readSearched(db: Db, { from, to }: Period): Promise<MarketAnalytics["searched"]> {
  // Summed once, ranked twice.
  const { rows } = await db.execute<Row>(sql`
    with summed as materialized (
      select term, sum(searches)::int as searches, sum(without_results)::int as without
      from ${marketSearchTerms} where day between ${from} and ${to} group by term
    ), most as (select term from summed order by searches desc, term limit ${shown}),
      empty as (select term from summed where without > 0 order by without desc, term limit ${shown})
    select s.term, s.searches, s.without as "emptySearches", most.term is not null as "isMost", empty.term is not null as "isEmpty"
    from summed s left join most on most.term = s.term left join empty on empty.term = s.term
    where most.term is not null or empty.term is not null order by s.term`);
  const terms = (of: (row: Row) => boolean, by: "searches" | "emptySearches") =>
    rows
      .filter(of)
      .sort((a, b) => b[by] - a[by])
      .map(({ term, searches, emptySearches }) => ({ term, searches, emptySearches }));
  return {
    most: terms(({ isMost }) => isMost, "searches"),
    empty: terms(({ isEmpty }) => isEmpty, "emptySearches"),
  };
}
