import { createHmac } from "node:crypto";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * The stored form of a typed code: keyed, since short codes could be brute-forced from the table. `of` names the
 * code's owner and purpose, so that no code is valid for another.
 */
export function hashCode({ config }: Pick<Infra, "config">, of: string, code: string): string {
  return createHmac("sha256", config.sessionSecret).update(`${of}:${code}`).digest("base64url");
}
