import { addSignInMethod } from "#domains/auth/server/add-sign-in-method.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { walletAddresses } from "../tables.ts";
import { mainNetwork } from "./wallet-auth.ts";
import { checksumAddress } from "./wallet-signature.ts";

/** The provider name of a linked wallet among a user's identities. */
export const walletProvider = "web3";

/** Links a verified wallet to the caller. IDENTITY_TAKEN if it belongs to another user. */
export async function linkWallet(ctx: SignedInCtx, message: string): Promise<void> {
  const { userId } = ctx.caller;
  const address = addressIn(message);
  try {
    await inTransaction(ctx, async (tx) => {
      const createdAt = tx.clock.now();
      await tx.db
        .insert(walletAddresses)
        .values({ userId, address, chainId: mainNetwork, isPrimary: true, createdAt });
      await addSignInMethod(tx, { providerId: walletProvider, accountId: address });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("IDENTITY_TAKEN") : error;
  }
}

/** Parsed like in the library, which checked the signature of this line. */
function addressIn(message: string): string {
  return checksumAddress(message.split(/\r?\n/)[1]!.trim());
}
