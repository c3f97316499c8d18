import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listHelpRatings } from "./list-help-ratings.ts";
import { rateAnswer } from "./rate-answer.ts";
import { helpRatings } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

test("answers are counted by question, language and day, the least helpful first, and old days no longer", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const rate = (question: string, language: string, isHelpful: boolean) =>
    rateAnswer(ctx, { question, language, isHelpful });
  await Promise.all([1, 2, 3].map(() => rate("my-data", "es", false)));
  await rate("my-data", "es", true);
  await rate("my-data", "pt", true);
  await rate("how-to-pay", "en", true);
  const old = new Date(ctx.clock.now().getTime() - 91 * 86_400_000).toISOString().slice(0, 10);
  await ctx.db.insert(helpRatings).values({ question: "away", language: "en", day: old, unhelpful: 9 });
  expect((await listHelpRatings(ctx)).items).toEqual([
    { question: "my-data", language: "es", helpful: 1, unhelpful: 3 },
    { question: "how-to-pay", language: "en", helpful: 1, unhelpful: 0 },
    { question: "my-data", language: "pt", helpful: 1, unhelpful: 0 },
  ]);
  // One row a day for all visitors.
  expect(await ctx.db.$count(helpRatings)).toBe(4);
});
