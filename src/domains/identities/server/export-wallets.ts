import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { walletAddresses } from "./tables.ts";

/** Users have few; bounded all the same. */
const mostRows = 1_000;

/** The caller's linked wallets. For any signed-in user. */
export async function exportWallets({ db, caller }: SignedInCtx) {
  const rows = await db
    .select()
    .from(walletAddresses)
    .where(eq(walletAddresses.userId, caller.userId))
    .orderBy(asc(walletAddresses.createdAt), asc(walletAddresses.id))
    .limit(mostRows);
  return rows.map(({ address, chainId, createdAt }) => ({
    address,
    chainId,
    createdAt: createdAt.toISOString(),
  }));
}
