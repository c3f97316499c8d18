import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "./tables.ts";

/** How many reviews the caller has written, those that wait for moderation too. For any signed-in person. */
export async function countMyReviews(ctx: SignedInCtx): Promise<{ count: number }> {
  return { count: await ctx.db.$count(reviews, eq(reviews.userId, ctx.caller.userId)) };
}
