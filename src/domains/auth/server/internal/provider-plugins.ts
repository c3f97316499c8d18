import type { BetterAuthPlugin } from "better-auth";
import type { Doors } from "#platform/rpc/context.ts";

/** What the configuration enables beyond password and e-mail. */
export function providerPlugins(_doors: Doors): BetterAuthPlugin[] {
  return [];
}
