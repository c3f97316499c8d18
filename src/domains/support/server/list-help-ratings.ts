import { desc, gte, sum } from "drizzle-orm";
import type { HelpRating } from "#domains/support/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { helpRatings } from "./tables.ts";

const period = 90 * 86_400_000;
const most = 50;

/** The answers of the help by how often they did not help in the last 90 days, at most 50. For administrators. */
export async function listHelpRatings({ db, clock }: SignedInCtx): Promise<{ items: HelpRating[] }> {
  const since = new Date(clock.now().getTime() - period).toISOString().slice(0, 10);
  const { question, language, helpful, unhelpful } = helpRatings;
  const items = await db
    .select({
      question,
      language,
      helpful: sum(helpful).mapWith(Number),
      unhelpful: sum(unhelpful).mapWith(Number),
    })
    .from(helpRatings)
    .where(gte(helpRatings.day, since))
    .groupBy(question, language)
    .orderBy(desc(sum(unhelpful)), question, language)
    .limit(most);
  return { items };
}
