import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** An Ethereum address as wallets write it: upper and lower case are a checksum (EIP-55). */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, i) => (Number.parseInt(hash[i]!, 16) > 7 ? digit.toUpperCase() : digit)).join("")}`;
}

/** What a wallet really signs (EIP-191): a prefix keeps a message from passing for a transaction. */
export function hashMessage(message: string): Uint8Array {
  const text = utf8ToBytes(message);
  return keccak_256(Uint8Array.of(...utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), ...text));
}

/** An account's address: the end of its public key's hash. */
export function addressOf(publicKey: Uint8Array): string {
  const [, ...point] = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return checksumAddress(`0x${bytesToHex(keccak_256(Uint8Array.from(point)).slice(-20))}`);
}

/** Whether the account of this address signed the message. A malformed signature is no one's. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const parts = /^0x([0-9a-f]{128})([0-9a-f]{2})$/i.exec(signature);
  if (!parts) return false;
  const recovery = recoveryBits[parts[2]!.toLowerCase()];
  if (recovery === undefined) return false;
  try {
    const publicKey = secp256k1.Signature.fromBytes(hexToBytes(parts[1]!))
      .addRecoveryBit(recovery)
      .recoverPublicKey(hashMessage(message));
    return addressOf(publicKey.toBytes()) === checksumAddress(address);
  } catch {
    // No point of the curve belongs to such numbers.
    return false;
  }
}

/** Which of two possible keys signed: Ethereum writes 27 or 28, some hardware wallets 0 or 1. */
const recoveryBits: Record<string, number> = { "00": 0, "01": 1, "1b": 0, "1c": 1 };
