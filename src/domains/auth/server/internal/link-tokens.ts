import type { Infra } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";

/** The purpose of a link's token. `pkce:` codes contain the challenge that their verifier must match. */
type Purpose = "signup" | "recovery" | `pkce:${string}`;

/** Creates a token for a link, valid once until it expires; only its hash is stored. */
export async function issueLinkToken(
  infra: Infra,
  purpose: Purpose,
  value: string,
  seconds: number,
): Promise<string> {
  const token = newSecret();
  const { internalAdapter } = await authOf(infra).$context;
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${hashSecret(token)}`,
    value,
    expiresAt: new Date(infra.clock.now().getTime() + seconds * 1_000),
  });
  return token;
}

/**
 * Redeems a token and returns its value, usually a user id; null if unknown, used or expired. Of two concurrent uses,
 * one succeeds.
 */
export async function redeemLinkToken(infra: Infra, purpose: Purpose, token: string): Promise<string | null> {
  const { internalAdapter } = await authOf(infra).$context;
  const found = await internalAdapter.consumeVerificationValue(`${purpose}:${hashSecret(token)}`);
  return found && found.expiresAt > infra.clock.now() ? found.value : null;
}

/** Whether a token could be redeemed now. It stays as it is. */
export async function isLinkTokenValid(infra: Infra, purpose: Purpose, token: string): Promise<boolean> {
  const { internalAdapter } = await authOf(infra).$context;
  const found = await internalAdapter.findVerificationValue(`${purpose}:${hashSecret(token)}`);
  return found !== null && found.expiresAt > infra.clock.now();
}
