import { and, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { pushSubscriptions } from "./tables.ts";

/** Stops sending to one of the caller's devices; a missing one is no error. For any signed-in user. */
export async function removePushDevice(
  { db, caller }: SignedInCtx,
  { endpoint }: { endpoint: string },
): Promise<Record<string, never>> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, caller.userId)));
  return {};
}
