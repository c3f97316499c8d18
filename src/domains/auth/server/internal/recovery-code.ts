import { createHmac } from "node:crypto";
import type { SessionCtx } from "#platform/rpc/context.ts";

/**
 * What is kept of a code; however a person writes it down, capitals, blanks and dashes don't matter. It is keyed, since
 * 49 bits are few enough to be tried out by whoever reads the table.
 */
export function hashRecoveryCode({ config, caller }: Pick<SessionCtx, "config" | "caller">, code: string) {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", config.sessionSecret)
    .update(`recovery:${caller.userId}:${plain}`)
    .digest("base64url");
}
