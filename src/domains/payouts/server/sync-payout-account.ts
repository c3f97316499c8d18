import { eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { syncAccount } from "./internal/account-rows.ts";
import { payoutAccounts } from "./tables.ts";

/** Job `sync-payout-account`: after an event or a refused transfer, fetches the account from the provider. */
export async function syncPayoutAccount(infra: Infra, data: { providerAccountId: string }): Promise<void> {
  const [account] = await infra.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.providerAccountId, data.providerAccountId));
  if (account) await syncAccount(infra, account);
}
