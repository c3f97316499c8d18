import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedEndPause } from "#domains/second-factor/server/end-pause.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

/**
 * Lets a person enter codes of the second factor again before the pause after wrong ones is over, and mails them why. NOT_FOUND;
 * CONFLICT without a pause; FORBIDDEN for oneself, and for another administrator without the permission for the team;
 * CONFIRMATION_REQUIRED. For administrators.
 */
export async function unlockUser(ctx: SignedInCtx, { userId, reason }: { userId: string; reason: string }) {
  return inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!(await unscopedEndPause(tx, userId))) throw new AppError("CONFLICT");
    await mailUser(tx, person, { kind: "unlocked", facts: reason });
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.unlock", ...about, reason });
    return {};
  });
}
