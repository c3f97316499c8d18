import { and, eq, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { analyticsLimits } from "#domains/analytics/limits.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { dayOf } from "../periods.ts";
import { normalTerm } from "./internal/normal-term.ts";
import { visitorHash } from "./internal/visitor-hash.ts";
import { marketSearches, marketSearchTerms, searchers } from "./tables.ts";

/** So many different terms of a day are stored, those that came first; a machine that invents them fills no more. */
export const mostTermsPerDay = 1_000;

/**
 * Counts a search of the whole shop, and whether it finds nothing as it was typed, which the search itself says: once per
 * term, visitor and day in UTC, without bots and administrators. Terms that may belong to a person are not stored. Returns whether it
 * counted. TOO_MANY_REQUESTS after 120 in a minute or 200 in an hour from an address. For visitors.
 */
export async function recordSearch(
  ctx: Ctx,
  { term: typed }: { term: string },
): Promise<{ counted: boolean }> {
  const { caller, client } = ctx;
  const term = normalTerm(typed);
  if (term === null || !client.userAgent || isbot(client.userAgent)) return { counted: false };
  if (caller.kind === "person" && caller.roles.includes("admin")) return { counted: false };
  await ctx.limits.consume(analyticsLimits.beaconAddress, client.address);
  await ctx.limits.consume(analyticsLimits.searchAddress, client.address);
  // Its page has just asked the same, so the answer is cached.
  const { total, searchedFor } = await listProducts(ctx, { search: term, page: 1 });
  const day = dayOf(ctx.clock.now());
  const counted = await inTransaction(ctx, async (tx) => {
    const added = await tx.db
      .insert(searchers)
      .values({ day, visitorHash: visitorHash(ctx, { day, target: term, deed: "search" }) })
      .onConflictDoNothing()
      .returning({ day: searchers.day });
    if (added.length === 0) return false;
    await count(tx, { day, term, without: total === 0 || searchedFor !== null ? 1 : 0 });
    return true;
  });
  return { counted };
}

async function count(
  { db }: Pick<Ctx, "db">,
  { day, term, without }: { day: string; term: string; without: 0 | 1 },
): Promise<void> {
  const [known] = await db
    .update(marketSearchTerms)
    .set({
      searches: sql`${marketSearchTerms.searches} + 1`,
      withoutResults: sql`${marketSearchTerms.withoutResults} + ${without}`,
    })
    .where(and(eq(marketSearchTerms.day, day), eq(marketSearchTerms.term, term)))
    .returning({ day: marketSearchTerms.day });
  if (!known)
    await db.execute(sql`
      insert into ${marketSearchTerms} as known (day, term, searches, without_results)
      select ${day}, ${term}, 1, ${without}
      where (select count(*) from ${marketSearchTerms} where day = ${day}) < ${mostTermsPerDay}
      on conflict (day, term) do update set searches = known.searches + 1,
        without_results = known.without_results + excluded.without_results`);
  // Last, since all searches of a day wait for each other here.
  await db
    .insert(marketSearches)
    .values({ day, searches: 1, withoutResults: without })
    .onConflictDoUpdate({
      target: marketSearches.day,
      set: {
        searches: sql`${marketSearches.searches} + 1`,
        withoutResults: sql`${marketSearches.withoutResults} + ${without}`,
      },
    });
}
