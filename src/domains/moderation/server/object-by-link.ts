import { eq } from "drizzle-orm";
import { moderationLimits } from "#domains/moderation/limits.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { hashObjectionToken } from "./internal/objection-token.ts";
import { writeReportObjection } from "./internal/write-report-objection.ts";
import { reports } from "./tables.ts";

type Input = { token: string; objection: string };

/** As `objectToReport`, for who reported without an account, by the token of the mailed link. TOO_MANY_REQUESTS. For visitors. */
export async function objectByLink(ctx: Ctx, { token, objection }: Input): Promise<Record<string, never>> {
  await ctx.limits.consume(moderationLimits.objection, ctx.client.address);
  await writeReportObjection(ctx, eq(reports.objectionTokenHash, hashObjectionToken(token)), objection);
  return {};
}
