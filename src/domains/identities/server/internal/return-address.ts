import { authBasePath } from "#domains/auth/server/auth.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Where a user goes when the provider redirects back, and how. */
export type Return = {
  /** A path of this site. */
  to: string;
  /** Set for an app that wants a code instead of a cookie. */
  challenge: string | undefined;
  /** The identity is to be linked to the signed-in user. */
  isLink: boolean;
};

/**
 * The return as an address, which the library stores with its state and returns later. No browser ever opens it:
 * `receiveProviderResponse` parses it.
 */
export function toReturnAddress(
  { config }: Pick<Infra, "config">,
  { to, challenge, isLink }: Return,
): string {
  const address = new URL(`${authBasePath}/callback`, config.publicUrl);
  address.searchParams.set("to", to);
  if (challenge) address.searchParams.set("challenge", challenge);
  if (isLink) address.searchParams.set("link", "1");
  return address.href;
}

/** Parses the library's redirect, with its error code if any; undefined for an unknown state. */
export function readReturnAddress(location: string): Return & { error: string | null } {
  const { searchParams: query } = new URL(location, "http://self");
  return {
    to: query.get("to") ?? "/auth",
    challenge: query.get("challenge") ?? undefined,
    isLink: query.has("link"),
    error: query.get("error"),
  };
}
