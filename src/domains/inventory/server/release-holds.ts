import type { Doors } from "#platform/rpc/context.ts";
import { endHolds } from "./internal/end-holds.ts";

/** Gives an order's held stock back, in the caller's transaction; without active holds it changes nothing. */
export async function releaseHolds(ctx: Pick<Doors, "db" | "clock">, orderId: string): Promise<void> {
  await endHolds(ctx, orderId, "released");
}
