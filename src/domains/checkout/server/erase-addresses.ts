import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { savedAddresses } from "./tables.ts";

/** Deletes the caller's saved addresses, in the caller's transaction. */
export async function eraseAddresses({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(savedAddresses).where(eq(savedAddresses.userId, caller.userId));
}
