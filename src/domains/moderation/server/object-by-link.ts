import { eq } from "drizzle-orm";
import { moderationLimits } from "#domains/moderation/limits.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { writeReportObjection } from "./internal/write-report-objection.ts";
import { reports } from "./tables.ts";

type Input = { token: string; objection: string };

/** As `objectToReport`, for who reported without an account, by the token of the mailed link. TOO_MANY_REQUESTS. For visitors. */
export async function objectByLink(ctx: Ctx, { token, objection }: Input): Promise<Record<string, never>> {
  await ctx.limits.consume(moderationLimits.objection, ctx.client.address);
  await writeReportObjection(ctx, eq(reports.objectionTokenHash, hashLinkToken(token)), objection);
  return {};
}
