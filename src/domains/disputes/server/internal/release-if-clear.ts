import { and, eq, isNull } from "drizzle-orm";
import { releaseParcels } from "#domains/orders/server/freeze-parcels.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { disputes, outsideRefunds } from "../tables.ts";

/** Releases an order's money unless something else about it is still open, in the caller's transaction. */
export async function releaseIfClear(tx: Pick<Infra, "db" | "clock">, orderId: string): Promise<void> {
  const open =
    (await tx.db.$count(disputes, and(eq(disputes.orderId, orderId), eq(disputes.state, "open")))) +
    (await tx.db.$count(
      outsideRefunds,
      and(eq(outsideRefunds.orderId, orderId), isNull(outsideRefunds.closedAt)),
    ));
  if (open === 0) await releaseParcels(tx, orderId);
}
