import type { Infra } from "#platform/rpc/context.ts";
import { endHolds } from "./internal/end-holds.ts";

/** Releases an order's held stock, in the caller's transaction; without active holds it changes nothing. */
export async function releaseHolds(ctx: Pick<Infra, "db" | "clock">, orderId: string): Promise<void> {
  await endHolds(ctx, orderId, "released");
}
