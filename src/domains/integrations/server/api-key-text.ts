import { createHash, randomBytes } from "node:crypto";

/** What every key begins with, so that it is recognised: by us, and by whoever looks for keys that leaked. */
export const apiKeyPrefix = "cafeto_";
const shownCharacters = apiKeyPrefix.length + 6;

/** A new key of 256 random bits, and what is kept of it. */
export function createApiKeyText(): { key: string; start: string; keyHash: string } {
  const key = apiKeyPrefix + randomBytes(32).toString("base64url");
  return { key, start: key.slice(0, shownCharacters), keyHash: hashApiKey(key) };
}

/** By which a key is found again. It has 256 bits of its own, so that a plain hash can't be guessed back. */
export function hashApiKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
