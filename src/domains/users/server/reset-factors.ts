import { recordAction } from "#domains/audit/server/record-action.ts";
import { unscopedEndAllSessions } from "#domains/auth/server/end-all-sessions.ts";
import { unscopedRemoveAllFactors } from "#domains/second-factor/server/remove-all-factors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

/**
 * Removes a person's second factors and recovery codes and signs them out everywhere, as two administrators decided;
 * mails them. In the approving transaction. NOT_FOUND; FORBIDDEN as for the request.
 */
export async function resetFactors(tx: SignedInCtx, { userId }: { userId: string }): Promise<void> {
  const person = await lockPerson(tx, userId);
  const removed = await unscopedRemoveAllFactors(tx.db, userId);
  await unscopedEndAllSessions(tx.db, userId);
  await mailUser(tx, person, { kind: "factorsReset" });
  await recordAction(tx, {
    ...{ action: "user.reset-factors", subject: { kind: "user", id: userId }, ownerId: userId },
    after: { removed },
  });
}
