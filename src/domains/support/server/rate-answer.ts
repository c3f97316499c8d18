import { sql } from "drizzle-orm";
import { supportLimits } from "#domains/support/limits.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { helpRatings } from "./tables.ts";

type Input = { question: string; language: string; isHelpful: boolean };

/**
 * Counts an answer of the help as helpful or not, by question, language and day; nothing says who did. TOO_MANY_REQUESTS from
 * one address. For visitors.
 */
export async function rateAnswer(
  ctx: Ctx,
  { question, language, isHelpful }: Input,
): Promise<Record<string, never>> {
  await ctx.limits.consume(supportLimits.rateAnswer, ctx.client.address);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const counted = isHelpful ? { helpful: 1, unhelpful: 0 } : { helpful: 0, unhelpful: 1 };
  await ctx.db
    .insert(helpRatings)
    .values({ question, language, day, ...counted })
    .onConflictDoUpdate({
      target: [helpRatings.question, helpRatings.language, helpRatings.day],
      set: {
        helpful: sql`${helpRatings.helpful} + ${counted.helpful}`,
        unhelpful: sql`${helpRatings.unhelpful} + ${counted.unhelpful}`,
      },
    });
  return {};
}
