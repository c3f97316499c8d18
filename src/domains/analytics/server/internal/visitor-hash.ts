import { createHmac } from "node:crypto";
import type { Ctx } from "#platform/rpc/context.ts";

/** The actions counted once per visitor and day. */
export type Deed = "view" | "cart" | "search";

/**
 * A pseudonym of a visitor: session, else address and browser, hashed with the day's secret. Each action and `target`, a
 * product or search term, gives another hash, so that rows can't be linked to one person.
 */
export function visitorHash(
  { caller, client, config }: Ctx,
  of: { day: string; target: string; deed: Deed },
): string {
  const daySecret = createHmac("sha256", config.sessionSecret).update(`visitors:${of.day}`).digest();
  const who =
    caller.kind === "visitor"
      ? ["visitor", client.address, client.userAgent]
      : ["session", caller.session.id];
  return createHmac("sha256", daySecret)
    .update(JSON.stringify([of.deed, of.target, ...who]))
    .digest("base64url");
}
