import { createHash } from "node:crypto";

/** The same id for the same thing on every machine: a hash in the shape of a version 8 UUID (RFC 9562). */
export function seedId(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}:${key}`).digest("hex");
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
