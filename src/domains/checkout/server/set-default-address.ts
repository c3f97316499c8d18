import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { type AddressList, changeAddresses, makeDefault } from "./internal/change-addresses.ts";

/** Makes a saved address the one that a checkout begins with. NOT_FOUND if it isn't the caller's. For any signed-in user. */
export function setDefaultAddress(
  ctx: SignedInCtx,
  { addressId }: { addressId: string },
): Promise<AddressList> {
  return changeAddresses(ctx, async (tx) => {
    if (!(await makeDefault(tx, addressId))) throw new AppError("NOT_FOUND");
  });
}
