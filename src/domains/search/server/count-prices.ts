import { and, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { countPricesInput, PriceSteps } from "#domains/search/contract.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countsPrices } from "./internal/list-dependencies.ts";
import { baseFilter, filtersOf, type ListInput, matchesText } from "./internal/list-filters.ts";
import { meaningOf, meantBy, resultCache } from "./internal/result-cache.ts";
import { mayBeFew, roundEstimate, sample, sampleWeight } from "./internal/sample.ts";
import type { Term } from "./internal/term-query.ts";
import { narrowingOf } from "./internal/term-query.ts";
import { productSearch } from "./tables.ts";

/** Where a step begins, in dollars: each about a fifth further than the last, as prices differ by shares, not by dollars. */
const starts = [
  ...[0, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 120, 150, 180],
  ...[200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000],
];
const end = 100_000;
/** More are drawn as one with their neighbor. */
const mostSteps = 16;

/**
 * How many products of a list lie in each step of the price, from the cheapest to the dearest; empty steps between them
 * included; estimated from the sample where they are many. The list's own price filter does not count, as for its bounds. For
 * visitors.
 */
export async function countPrices(ctx: Ctx, typed: z.output<typeof countPricesInput>): Promise<PriceSteps> {
  const meaning = typed.search ? await meaningOf(ctx, typed.search) : undefined;
  const terms = meaning && meaning.terms.length > 0 ? meaning.terms : undefined;
  const { search: _, ...narrowed } = typed;
  const key = JSON.stringify([
    terms && meantBy({ terms: narrowingOf(terms) }),
    Object.entries(narrowed).sort(),
  ]);
  const input: ListInput = { ...typed, page: 1 };
  return resultCache(ctx.invalidation).prices.take(key, () => count(ctx.db, input, terms));
}

async function count(db: Db, input: ListInput, terms: Term[] | undefined): Promise<PriceSteps> {
  dependsOn(countsPrices(input, terms));
  const filters = Object.values(filtersOf(input));
  const sampled = await countSteps(
    db,
    sql`${sample} where ${and(terms && matchesText(terms), ...filters) ?? sql`true`}`,
  );
  if (!mayBeFew([...sampled.values()].reduce((sum, one) => sum + one, 0)))
    return {
      steps: inSteps(new Map([...sampled].map(([step, one]) => [step, roundEstimate(one * sampleWeight)]))),
    };
  const counted = await countSteps(db, sql`${productSearch} where ${and(baseFilter(terms), ...filters)}`);
  return { steps: inSteps(counted) };
}

/** How many products lie in each step that has any. */
async function countSteps(db: Db, from: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ step: number; count: number }>(
    sql`select width_bucket(price_usd, array[${sql.join(starts.map(dollars), sql`, `)}]) as step, count(*)::int as count from ${from} group by 1`,
  );
  return new Map(rows.map(({ step, count }) => [step - 1, count]));
}

const dollars = (amount: number): SQL => sql.raw(`${amount}::numeric`);

/** From the first step that has a product to the last; where they are too many, each two become one. */
function inSteps(counts: Map<number, number>): PriceSteps["steps"] {
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  let steps = starts.slice(first, last + 1).map((from, index) => ({
    from,
    below: starts[first + index + 1] ?? end,
    count: counts.get(first + index) ?? 0,
  }));
  while (steps.length > mostSteps)
    steps = Array.from({ length: Math.ceil(steps.length / 2) }, (_, pair) => {
      const [one, other = one] = steps.slice(pair * 2, pair * 2 + 2);
      return { from: one!.from, below: other!.below, count: one!.count + (other === one ? 0 : other!.count) };
    });
  return steps;
}
