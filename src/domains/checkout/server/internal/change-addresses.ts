import { and, asc, desc, eq } from "drizzle-orm";
import { lockUser } from "#domains/auth/server/lock-user.ts";
import { maxSavedAddresses } from "#domains/checkout/address-bounds.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { savedAddresses } from "../tables.ts";

export type AddressList = { items: SavedAddress[] };

/** Changes the caller's addresses one change after the other, and returns all of them. */
export function changeAddresses(
  ctx: SignedInCtx,
  change: (tx: SignedInCtx) => Promise<void>,
): Promise<AddressList> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx);
    await change(tx);
    return readAddresses(tx);
  });
}

/** The caller's addresses: the default one first, then as they were saved. */
export async function readAddresses({ db, caller }: SignedInCtx): Promise<AddressList> {
  const items = await db
    .select({
      id: savedAddresses.id,
      isDefault: savedAddresses.isDefault,
      address: savedAddresses.address,
    })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, caller.userId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.place))
    .limit(fixedLimit(maxSavedAddresses));
  return { items };
}

/** Makes one of the caller's addresses the default, and no other; whether it is theirs. */
export async function makeDefault({ db, caller }: SignedInCtx, addressId: string): Promise<boolean> {
  const own = eq(savedAddresses.userId, caller.userId);
  await db.update(savedAddresses).set({ isDefault: false }).where(and(own, savedAddresses.isDefault));
  const found = await db
    .update(savedAddresses)
    .set({ isDefault: true })
    .where(and(own, eq(savedAddresses.id, addressId)))
    .returning({ id: savedAddresses.id });
  return found.length > 0;
}
