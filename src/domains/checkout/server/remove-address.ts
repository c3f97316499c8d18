import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  type AddressList,
  changeAddresses,
  makeDefault,
  readAddresses,
} from "./internal/change-addresses.ts";
import { savedAddresses } from "./tables.ts";

/**
 * Removes a saved address. If it was the default, the oldest of the others becomes it. NOT_FOUND if it isn't the caller's. For any
 * signed-in user.
 */
export function removeAddress(ctx: SignedInCtx, { addressId }: { addressId: string }): Promise<AddressList> {
  return changeAddresses(ctx, async (tx) => {
    const [removed] = await tx.db
      .delete(savedAddresses)
      .where(and(eq(savedAddresses.userId, ctx.caller.userId), eq(savedAddresses.id, addressId)))
      .returning({ isDefault: savedAddresses.isDefault });
    if (!removed) throw new AppError("NOT_FOUND");
    const [oldest] = (await readAddresses(tx)).items;
    if (removed.isDefault && oldest) await makeDefault(tx, oldest.id);
  });
}
