import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type AddressList, readAddresses } from "./internal/change-addresses.ts";

/** The caller's saved addresses, ten at most, the default one first. For any signed-in user. */
export function listAddresses(ctx: SignedInCtx): Promise<AddressList> {
  return readAddresses(ctx);
}
