import { createHash, randomBytes } from "node:crypto";

/** The prefix of every key, so that we and secret scanners recognize it. */
export const apiKeyPrefix = "cafeto_";
const shownCharacters = apiKeyPrefix.length + 6;

/** A new key of 256 random bits, and its stored form. */
export function createApiKeyText(): { key: string; start: string; keyHash: string } {
  const key = apiKeyPrefix + randomBytes(32).toString("base64url");
  return { key, start: key.slice(0, shownCharacters), keyHash: hashApiKey(key) };
}

/** The hash by which a key is found. With 256 random bits, a plain hash can't be reversed. */
export function hashApiKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
