import { randomUUID } from "node:crypto";
import { siwe } from "better-auth/plugins";
import { openAuthWith } from "#domains/auth/server/auth.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { walletAddresses } from "../tables.ts";
import { isSignedBy } from "./wallet-signature.ts";

export const mainNetwork = 1;
const opened = new WeakMap<Infra["config"], ReturnType<typeof openWithWallets>>();

/** The auth library with wallets. PROVIDER_NOT_ENABLED if they are not enabled. */
export function walletAuthOf(infra: Infra) {
  const { config } = infra;
  if (!config.allowsWallets) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = opened.get(config) ?? openWithWallets(infra);
  opened.set(config, auth);
  return auth;
}

function openWithWallets(infra: Infra) {
  const wallets = siwe({
    domain: new URL(infra.config.publicUrl).host,
    getNonce: async () => randomUUID().replaceAll("-", ""),
    verifyMessage,
  });
  return openAuthWith(infra, wallets, { walletAddress: walletAddresses });
}

type SignedMessage = { message: string; signature: string; address: string; chainId: number };

/** By a key and not by a contract, for Ethereum itself: asking a chain would be asking another outside service. */
async function verifyMessage({ message, signature, address, chainId }: SignedMessage): Promise<boolean> {
  return chainId === mainNetwork && isSignedBy(address, message, signature);
}
