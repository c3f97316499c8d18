import type { Doors } from "#platform/rpc/context.ts";
import { authBasePath } from "../auth.ts";

/** What happens once the provider has sent a person back: where they go, and with what. */
export type Return = {
  /** A path of this site. */
  to: string;
  /** Of an app that wants a code for it in place of a cookie. */
  challenge: string | undefined;
  /** The identity was to be linked to whoever is signed in. */
  isLink: boolean;
};

/**
 * The return as an address, in which form the library keeps it with its state and gives it back. No browser ever goes
 * there: `receiveProviderAnswer` reads it.
 */
export function toReturnAddress(
  { config }: Pick<Doors, "config">,
  { to, challenge, isLink }: Return,
): string {
  const address = new URL(`${authBasePath}/callback`, config.publicUrl);
  address.searchParams.set("to", to);
  if (challenge) address.searchParams.set("challenge", challenge);
  if (isLink) address.searchParams.set("link", "1");
  return address.href;
}

/** The return in what the library answered, with the library's word for what went wrong; without it for an unknown state. */
export function readReturnAddress(location: string): Return & { error: string | null } {
  const { searchParams: query } = new URL(location, "http://self");
  return {
    to: query.get("to") ?? "/auth",
    challenge: query.get("challenge") ?? undefined,
    isLink: query.has("link"),
    error: query.get("error"),
  };
}
