import { createHmac } from "node:crypto";
import type { Ctx } from "#platform/rpc/context.ts";

/** What one visitor is counted for once a day. */
export type Deed = "view" | "cart";

/**
 * A visitor under a name that says nothing: a session, else an address with its browser, hashed with the day's own
 * secret. Each product and deed gives another hash, so that no two rows can be told to be the same person's.
 */
export function visitorHash(
  { caller, client, config }: Ctx,
  of: { day: string; productId: string; deed: Deed },
): string {
  const daySecret = createHmac("sha256", config.sessionSecret).update(`visitors:${of.day}`).digest();
  const who =
    caller.kind === "visitor"
      ? ["visitor", client.address, client.userAgent]
      : ["session", caller.session.id];
  return createHmac("sha256", daySecret)
    .update(JSON.stringify([of.deed, of.productId, ...who]))
    .digest("base64url");
}
