import type { Infra } from "#platform/rpc/context.ts";
import { endHolds } from "./internal/end-holds.ts";

/**
 * Turns an order's holds into sales, in the caller's transaction. False if they were released before: nothing was
 * taken.
 */
export async function consumeHolds(ctx: Pick<Infra, "db" | "clock">, orderId: string): Promise<boolean> {
  return (await endHolds(ctx, orderId, "consumed")) > 0;
}
