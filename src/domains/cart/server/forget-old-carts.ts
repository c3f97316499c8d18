import { and, eq, lt, or } from "drizzle-orm";
import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";
import { cartItems } from "./tables.ts";

const day = 86_400_000;
/** As long as a browser may be offline and still send an older change. */
const removedKeptMs = 30 * day;

/**
 * Deletes removed lines after 30 days and untouched lines after the days that are set (R66); browsers keep theirs. Part of the job
 * `forget-expired`.
 */
export async function forgetOldCarts(infra: Forgetting): Promise<void> {
  const { db, clock } = infra;
  const now = clock.now();
  const longAgo = await expiredBefore(infra, "cartLines");
  await db
    .delete(cartItems)
    .where(
      or(
        and(eq(cartItems.quantity, 0), lt(cartItems.changedAt, new Date(now.getTime() - removedKeptMs))),
        lt(cartItems.changedAt, longAgo),
      ),
    );
}
