import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { idSchema } from "#kernel/schemas.ts";
import { clearLimit } from "#platform/limits/clear-limit.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

type Input = { limit: string; who: string; reason: string };

/**
 * Begins one rate limit's count anew for whom it counts: an account, which is mailed why, or an address, which the log doesn't
 * name. NOT_FOUND where nothing is counted now; FORBIDDEN for oneself, and for another administrator without the permission for
 * the team; CONFIRMATION_REQUIRED. For administrators.
 */
export async function clearUserLimit(ctx: SignedInCtx, { limit, who, reason }: Input) {
  return inTransaction(ctx, async (tx) => {
    const person = await findAccount(tx, who);
    const attempts = await clearLimit(tx, { limit, who });
    if (attempts === null) throw new AppError("NOT_FOUND");
    if (person) await mailUser(tx, person, { kind: "limitCleared", facts: reason });
    await recordAction(tx, {
      ...{ action: "limit.clear", subject: { kind: "limit", id: limit }, ownerId: person?.id ?? null },
      ...{ before: { attempts }, reason },
    });
    return {};
  });
}

/** The account, where a limit counts accounts and not keys or addresses. */
async function findAccount(tx: SignedInCtx, who: string) {
  if (!idSchema.safeParse(who).success) return null;
  const isAccount = (await tx.db.$count(users, eq(users.id, who))) > 0;
  return isAccount ? lockPerson(tx, who) : null;
}
