import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { quotes } from "./tables.ts";

/**
 * Deletes the caller's quotes with their addresses, in the caller's transaction. A purchase that is just starting
 * locks its quote, so this waits for it; afterwards no order can be made from them.
 */
export async function eraseQuotes({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(quotes).where(eq(quotes.userId, caller.userId));
}
