import { and, eq } from "drizzle-orm";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { checkAddress } from "./address/check-address.ts";
import { type AddressList, changeAddresses } from "./internal/change-addresses.ts";
import { savedAddresses } from "./tables.ts";

/**
 * Changes a saved address; orders keep theirs. NOT_FOUND if it isn't the caller's; INVALID_ADDRESS with each field by the country's
 * rules. For any signed-in user.
 */
export async function changeAddress(
  ctx: SignedInCtx,
  { addressId, ...input }: { addressId: string; address: AddressInput },
): Promise<AddressList> {
  const address = checkAddress(input.address);
  return changeAddresses(ctx, async (tx) => {
    const changed = await tx.db
      .update(savedAddresses)
      .set({ address })
      .where(and(eq(savedAddresses.userId, ctx.caller.userId), eq(savedAddresses.id, addressId)))
      .returning({ id: savedAddresses.id });
    if (changed.length === 0) throw new AppError("NOT_FOUND");
  });
}
