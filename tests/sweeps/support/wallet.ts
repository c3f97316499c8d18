import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { addressOf, hashMessage } from "#domains/identities/server/internal/wallet-signature.ts";

/** The outside party: a key, and what it signs. */
export type Wallet = { address: string; sign: (message: string) => string };

export function newWallet(): Wallet {
  const privateKey = secp256k1.utils.randomSecretKey();
  return {
    address: addressOf(secp256k1.getPublicKey(privateKey)),
    sign: (message) => {
      const signature = secp256k1.sign(hashMessage(message), privateKey, {
        prehash: false,
        format: "recovered",
      });
      const recovery = signature[0]!;
      return `0x${bytesToHex(signature.slice(1))}${(27 + recovery).toString(16)}`;
    },
  };
}

export type SignInMessage = {
  address: string;
  nonce: string;
  domain?: string;
  chainId?: number;
  statement?: string;
  expirationTime?: Date;
  notBefore?: Date;
};

/** A message in the form of ERC-4361, as our page has it signed. */
export function writeSignInMessage(message: SignInMessage): string {
  const {
    address,
    nonce,
    domain = "localhost:3000",
    chainId = 1,
    statement,
    expirationTime,
    notBefore,
  } = message;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    "",
    ...(statement ? [statement] : []),
    "",
    "URI: http://localhost:3000/auth",
    "Version: 1",
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
    ...(expirationTime ? [`Expiration Time: ${expirationTime.toISOString()}`] : []),
    ...(notBefore ? [`Not Before: ${notBefore.toISOString()}`] : []),
  ].join("\n");
}
