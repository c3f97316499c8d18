import webPush from "web-push";
import type { Db } from "#platform/db/database.ts";
import { pushKeys } from "./tables.ts";

/**
 * The market's key pair for push services (VAPID). Made at the first start; of several processes that start
 * at once, all use the pair that was stored first.
 */
export async function readPushKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const stored = () =>
    db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys);
  const [known] = await stored();
  if (known) return known;
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const [first] = await stored();
  return first!;
}
