import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { endBan } from "./internal/end-ban.ts";
import { lockPerson } from "./internal/lock-person.ts";

/**
 * Lets a banned person in again and mails them why. NOT_FOUND; CONFLICT if they are not banned; FORBIDDEN as for the
 * ban. For administrators.
 */
export async function liftBan(ctx: SignedInCtx, { userId, facts }: { userId: string; facts: string }) {
  return inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person.bannedUntil || person.bannedUntil <= tx.clock.now()) throw new AppError("CONFLICT");
    await endBan(tx, person, facts);
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.lift-ban", ...about, reason: facts });
    return {};
  });
}
