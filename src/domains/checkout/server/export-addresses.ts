import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readAddresses } from "./internal/change-addresses.ts";

/** The addresses that the caller saved, ten at most. For any signed-in user. */
export async function exportAddresses(
  ctx: SignedInCtx,
): Promise<(ShippingAddress & { isDefault: boolean })[]> {
  const { items } = await readAddresses(ctx);
  return items.map(({ address, isDefault }) => ({ ...address, isDefault }));
}
