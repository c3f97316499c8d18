import { eq } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { syncAccount } from "./internal/account-rows.ts";
import { payoutAccounts } from "./tables.ts";

/** Job `sync-payout-account`: an event, or a refused transfer, says that an account may have changed; the provider says how. */
export async function syncPayoutAccount(doors: Doors, data: { providerAccountId: string }): Promise<void> {
  const [account] = await doors.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.providerAccountId, data.providerAccountId));
  if (account) await syncAccount(doors, account);
}
