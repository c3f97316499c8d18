import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Waiting = { productId: string; name: string; event?: string };

/**
 * Notifies administrators of a product, or an edit of one, that waits for approval; once for each submission, or for each
 * `event`. In the caller's transaction.
 */
export async function announceWaiting(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  { productId, name, event = `${productId}:${tx.clock.now().getTime()}` }: Waiting,
): Promise<void> {
  await notifyAdministrators(tx, {
    kind: "productWaiting",
    subjectId: productId,
    event,
    params: { product: name },
  });
}
