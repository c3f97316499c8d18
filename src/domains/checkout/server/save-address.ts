import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { maxSavedAddresses } from "#domains/checkout/address-bounds.ts";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { checkAddress } from "./address/check-address.ts";
import { type AddressList, changeAddresses } from "./internal/change-addresses.ts";
import { savedAddresses } from "./tables.ts";

const places = Array.from({ length: maxSavedAddresses }, (_, index) => index + 1);

/**
 * Saves an address in the caller's account; the first becomes the default. One that is saved already is not saved again.
 * INVALID_ADDRESS with each field by the country's rules; TOO_MANY_ADDRESSES with ten, also if several are saved at once. For any
 * signed-in user.
 */
export async function saveAddress(ctx: SignedInCtx, input: { address: AddressInput }): Promise<AddressList> {
  const address = checkAddress(input.address);
  const { userId } = ctx.caller;
  return changeAddresses(ctx, async (tx) => {
    const saved = await tx.db.select().from(savedAddresses).where(eq(savedAddresses.userId, userId));
    if (saved.some((one) => isDeepStrictEqual(one.address, address))) return;
    const place = places.find((wanted) => saved.every((one) => one.place !== wanted));
    if (!place) throw new AppError("TOO_MANY_ADDRESSES");
    const createdAt = tx.clock.now();
    await tx.db
      .insert(savedAddresses)
      .values({ userId, place, address, isDefault: saved.length === 0, createdAt });
  });
}
