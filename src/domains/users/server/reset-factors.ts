import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { sessions } from "#domains/auth/server/tables.ts";
import { factors, recoveryCodes } from "#domains/second-factor/server/tables.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { lockPerson } from "./internal/lock-person.ts";
import { mailUser } from "./internal/mail-user.ts";

/**
 * Removes a person's second factors and recovery codes and signs them out everywhere, as two administrators decided;
 * mails them. In the approving transaction. NOT_FOUND; FORBIDDEN as for the request.
 */
export async function resetFactors(tx: SignedInCtx, { userId }: { userId: string }): Promise<void> {
  const person = await lockPerson(tx, userId);
  const removed = await tx.db.delete(factors).where(eq(factors.userId, userId)).returning({ id: factors.id });
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.db.delete(sessions).where(eq(sessions.userId, userId));
  await publishLive(tx.db, userId, sessionChanged);
  await mailUser(tx, person, { kind: "factorsReset" });
  await recordAction(tx, {
    ...{ action: "user.reset-factors", subject: { kind: "user", id: userId }, ownerId: userId },
    after: { removed: removed.length },
  });
}
