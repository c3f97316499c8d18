import type { Doors } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";

/** What a link's token is good for. `pkce:` codes carry the challenge that their verifier must meet. */
type Purpose = "signup" | "recovery" | `pkce:${string}`;

/** A token for a link, good once and until its time is over; only its hash is kept. */
export async function issueLinkToken(
  doors: Doors,
  purpose: Purpose,
  value: string,
  seconds: number,
): Promise<string> {
  const token = newSecret();
  const { internalAdapter } = await authOf(doors).$context;
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${hashSecret(token)}`,
    value,
    expiresAt: new Date(doors.clock.now().getTime() + seconds * 1_000),
  });
  return token;
}

/** What a token stands for, mostly whose it is; null where it is unknown, used or too old. Of two who come with it at once, one gets it. */
export async function redeemLinkToken(doors: Doors, purpose: Purpose, token: string): Promise<string | null> {
  const { internalAdapter } = await authOf(doors).$context;
  const found = await internalAdapter.consumeVerificationValue(`${purpose}:${hashSecret(token)}`);
  return found && found.expiresAt > doors.clock.now() ? found.value : null;
}
