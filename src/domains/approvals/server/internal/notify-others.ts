import { and, eq, ne } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Tells every administrator but the caller that a request waits. In the caller's transaction. */
export async function notifyOthers(tx: SignedInCtx, approvalId: string): Promise<void> {
  const others = await tx.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.role, "admin"), ne(userRoles.userId, tx.caller.userId)));
  await notifyAll(
    tx,
    others.map(({ userId }) => ({ userId, kind: "approvalWaiting", subjectId: approvalId, params: {} })),
  );
}
