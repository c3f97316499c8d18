import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { payoutAccounts, payouts } from "./tables.ts";

/**
 * Removes where the caller's payouts went and which payments they recorded as an admin, in the caller's transaction.
 * The payouts stay for the books; the provider retains its account as its law requires.
 */
export async function erasePayouts({ db, caller }: SignedInCtx): Promise<void> {
  if (caller.vendor) await db.delete(payoutAccounts).where(eq(payoutAccounts.vendorId, caller.vendor.id));
  await db.update(payouts).set({ recordedBy: null }).where(eq(payouts.recordedBy, caller.userId));
}
