import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "./tables.ts";

/** The number of the caller's reviews, including those waiting for moderation. For any signed-in user. */
export async function countMyReviews(ctx: SignedInCtx): Promise<{ count: number }> {
  return { count: await ctx.db.$count(reviews, eq(reviews.userId, ctx.caller.userId)) };
}
