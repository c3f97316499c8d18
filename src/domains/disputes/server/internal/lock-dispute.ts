import { eq } from "drizzle-orm";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { disputes } from "../tables.ts";

/** A dispute with its order locked until the caller's transaction ends. NOT_FOUND if there is none. */
export async function lockDispute(
  tx: Pick<Infra, "db">,
  disputeId: string,
): Promise<typeof disputes.$inferSelect> {
  const isIt = eq(disputes.id, disputeId);
  const [found] = await tx.db.select({ orderId: disputes.orderId }).from(disputes).where(isIt);
  if (!found) throw new AppError("NOT_FOUND");
  await lockOrder(tx, found.orderId);
  const [dispute] = await tx.db.select().from(disputes).where(isIt);
  return dispute!;
}
