import { eq } from "drizzle-orm";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import type { PayoutAccount, Verification } from "#domains/payouts/shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { fetchProviderAccount } from "./provider-accounts.ts";
import { publishPayout } from "./publish-payout.ts";

type Row = typeof payoutAccounts.$inferSelect;

/** The payout account of the caller's shop, if any. */
export async function findOwnAccount({ db, caller }: SignedInCtx): Promise<Row | undefined> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.vendorId, caller.vendor!.id));
  return row;
}

/** The shop's payout account as its owner sees it. */
export async function viewAccount({ db, caller }: SignedInCtx): Promise<PayoutAccount> {
  const [row] = await db
    .select({ country: vendors.country, account: payoutAccounts })
    .from(vendors)
    .leftJoin(payoutAccounts, eq(payoutAccounts.vendorId, vendors.id))
    .where(eq(vendors.id, caller.vendor!.id));
  const { country, account } = row!;
  return { ...viewVerification(account), country, canChange: caller.session.aal === "aal2" };
}

/** How far the provider has verified an account, or that there is none. */
export const viewVerification = (account: Row | null | undefined): Verification => ({
  state: !account ? "none" : account.isReady ? "ready" : "incomplete",
  missingCount: account?.missing.length ?? 0,
  syncedAt: account?.syncedAt?.toISOString() ?? null,
});

/** Fetches an account from the provider, outside any transaction, and stores it. PAYMENT_UNAVAILABLE. */
export async function syncAccount(
  infra: Infra,
  { vendorId, providerAccountId }: Pick<Row, "vendorId" | "providerAccountId">,
): Promise<void> {
  const { isReady, missing } = await fetchProviderAccount(infra, providerAccountId);
  await inTransaction(infra, async (tx) => {
    await tx.db
      .update(payoutAccounts)
      .set({ isReady, missing, syncedAt: tx.clock.now() })
      .where(eq(payoutAccounts.vendorId, vendorId));
    await publishPayout(tx.db, vendorId);
  });
}
