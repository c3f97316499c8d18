import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { payoutAccounts, payouts } from "./tables.ts";

/**
 * Removes where the caller's payouts went and which payments they recorded as an admin, in the caller's transaction.
 * The payouts stay for the books; the provider retains its account as its law requires.
 */
export async function erasePayouts(ctx: SignedInCtx): Promise<void> {
  const { db, caller } = ctx;
  const vendor = ownedVendor(ctx);
  if (vendor) await db.delete(payoutAccounts).where(eq(payoutAccounts.vendorId, vendor.id));
  await db.update(payouts).set({ recordedBy: null }).where(eq(payouts.recordedBy, caller.userId));
}
