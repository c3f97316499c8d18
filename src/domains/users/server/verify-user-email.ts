import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedMarkVerified } from "#domains/auth/server/mark-verified.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

/**
 * Takes a person's address as their own, where the mailed link did not reach them, and mails them why. NOT_FOUND; CONFLICT if it is
 * verified; FORBIDDEN for oneself, and for another administrator without the permission for the team. For administrators.
 */
export async function verifyUserEmail(
  ctx: SignedInCtx,
  { userId, reason }: { userId: string; reason: string },
) {
  return inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person.emailVerified) throw new AppError("CONFLICT");
    await unscopedMarkVerified(tx, userId);
    await mailUser(tx, person, { kind: "emailVerified", facts: reason });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.verify-email", ...about, reason });
    return {};
  });
}
