import { recordAction } from "#domains/audit/server/record-action.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedEndAllSessions } from "./end-all-sessions.ts";
import { getUserById } from "./get-user-by-id.ts";

/** Signs a user out everywhere; NOT_FOUND. For admins. */
export async function endSessions(ctx: SignedInCtx, { user_id: userId }: { user_id: string }) {
  await getUserById(ctx, { user_id: userId });
  return inTransaction(ctx, async (tx) => {
    const ended = await unscopedEndAllSessions(tx.db, userId);
    const about = { subject: { kind: "user", id: userId }, ownerId: userId } as const;
    await recordAction(tx, { action: "user.end-sessions", ...about, after: { ended } });
    return {};
  });
}
