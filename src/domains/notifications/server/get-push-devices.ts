import { asc, eq } from "drizzle-orm";
import { maxPushDevices } from "#domains/notifications/notification-kinds.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readPushKeys } from "./push-keys.ts";
import { pushSubscriptions } from "./tables.ts";

/** The key a browser subscribes with, and the endpoints of the caller's devices. For any signed-in user. */
export async function getPushDevices({ db, caller }: SignedInCtx) {
  const { publicKey } = await readPushKeys(db);
  const devices = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, caller.userId))
    .orderBy(asc(pushSubscriptions.createdAt))
    .limit(maxPushDevices);
  return { publicKey, endpoints: devices.map(({ endpoint }) => endpoint) };
}
