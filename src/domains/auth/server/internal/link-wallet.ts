import { getAddress } from "viem/utils";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { authAccounts, walletAddresses } from "../tables.ts";

/** How a linked wallet is called among a person's identities. */
export const walletProvider = "web3";
const mainNetwork = 1;

/** Links the wallet of a message that the library has verified to the caller. IDENTITY_TAKEN where it is somebody else's. */
export async function linkWallet(ctx: SignedInCtx, message: string): Promise<void> {
  const { userId } = ctx.caller;
  const address = addressIn(message);
  try {
    await inTransaction(ctx, async ({ db, clock }) => {
      const createdAt = clock.now();
      await db
        .insert(walletAddresses)
        .values({ userId, address, chainId: mainNetwork, isPrimary: true, createdAt });
      await db
        .insert(authAccounts)
        .values({ userId, providerId: walletProvider, accountId: address, createdAt });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("IDENTITY_TAKEN") : error;
  }
}

/** Read as the library read it, which checked the signature by this line. */
function addressIn(message: string): string {
  return getAddress(message.split(/\r?\n/)[1]!.trim());
}
