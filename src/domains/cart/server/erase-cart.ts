import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cartItems } from "./tables.ts";

/** Deletes the caller's cart and saved products, in the caller's transaction. */
export async function eraseCart({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.userId, caller.userId));
}
