import { eq } from "drizzle-orm";
import type { OwnBan } from "#domains/users/contract.ts";
import { usersLimits } from "#domains/users/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { bans } from "./tables.ts";

/**
 * A ban by the token of the mailed link: why, what its person said against it, and whether they still can; not who it is. NOT_FOUND,
 * TOO_MANY_REQUESTS. For visitors: who is banned can't sign in.
 */
export async function getBanByLink(ctx: Ctx, { token }: { token: string }): Promise<OwnBan> {
  await ctx.limits.consume(usersLimits.objection, ctx.client.address);
  const [ban] = await ctx.db
    .select()
    .from(bans)
    .where(eq(bans.objectionTokenHash, hashLinkToken(token)));
  if (!ban) throw new AppError("NOT_FOUND");
  const { rule, facts, endFacts, objection, outcome, outcomeReason } = ban;
  return {
    ...{ rule, facts, endFacts, objection, outcome, outcomeReason },
    bannedAt: ban.createdAt.toISOString(),
    endedAt: ban.endedAt?.toISOString() ?? null,
    canObject: objection === null && ban.endedAt === null,
  };
}
