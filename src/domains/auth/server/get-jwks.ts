import type { Ctx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";

type Key = { kid: string; kty: string; alg: string };

/** The public keys of access tokens, as a JSON Web Key Set (RFC 7517). For visitors. */
export async function getJwks(ctx: Ctx): Promise<{ keys: Key[] }> {
  const { keys } = await authOf(ctx).api.getJwks();
  return { keys: keys as unknown as Key[] };
}
