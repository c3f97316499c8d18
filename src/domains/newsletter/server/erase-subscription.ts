import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** Ends the subscription of the caller's address, in the caller's transaction. */
export async function eraseSubscription({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.email, caller.email.toLowerCase()));
}
