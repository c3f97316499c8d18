import { eq } from "drizzle-orm";
import { moderationLimits } from "#domains/moderation/limits.ts";
import type { OwnReport } from "#domains/moderation/reporter-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { viewOwnReport } from "./internal/own-report.ts";
import { reports } from "./tables.ts";

/** A visitor's report by the token of the mailed link, and whether it can be objected to. NOT_FOUND, TOO_MANY_REQUESTS. For visitors. */
export async function getReportByLink(ctx: Ctx, { token }: { token: string }): Promise<OwnReport> {
  await ctx.limits.consume(moderationLimits.objection, ctx.client.address);
  const [report] = await ctx.db
    .select()
    .from(reports)
    .where(eq(reports.objectionTokenHash, hashLinkToken(token)));
  if (!report) throw new AppError("NOT_FOUND");
  return viewOwnReport(report, ctx.clock.now());
}
