import { and, eq, isNull } from "drizzle-orm";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { usersLimits } from "#domains/users/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { bans } from "./tables.ts";

type Input = { token: string; objection: string };

/**
 * Says once, in 20 to 2,000 characters and by the token of the mailed link, why a ban is wrong, while it holds; administrators are
 * notified. NOT_FOUND; CONFLICT if it was lifted or objected to already; TOO_MANY_REQUESTS. For visitors.
 */
export async function objectToBan(ctx: Ctx, { token, objection }: Input): Promise<Record<string, never>> {
  await ctx.limits.consume(usersLimits.objection, ctx.client.address);
  const isIt = eq(bans.objectionTokenHash, hashLinkToken(token));
  return inTransaction(ctx, async (tx) => {
    const [written] = await tx.db
      .update(bans)
      .set({ objection, objectedAt: tx.clock.now() })
      .where(and(isIt, isNull(bans.objection), isNull(bans.endedAt)))
      .returning({ userId: bans.userId });
    if (!written) throw new AppError((await tx.db.$count(bans, isIt)) > 0 ? "CONFLICT" : "NOT_FOUND");
    await notifyAdministrators(tx, { kind: "banObjected", subjectId: written.userId, params: {} });
    return {};
  });
}
