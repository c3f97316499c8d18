import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Infra } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "./auth.ts";

const keySets = new WeakMap<Infra["config"], JWTVerifyGetKey>();

type Claims = { sessionId: string; aal: "aal1" | "aal2" };

/** The session and level that a bearer token names; undefined if we did not sign it or it has expired. */
export async function readAccessToken(infra: Infra, token: string): Promise<Claims | undefined> {
  const check = async (keys: JWTVerifyGetKey) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: `${infra.config.publicUrl}${authBasePath}`,
      audience: "authenticated",
      currentDate: infra.clock.now(),
    });
    const { session_id: sessionId, aal } = payload;
    if (typeof sessionId !== "string") return undefined;
    return { sessionId, aal: aal === "aal2" ? ("aal2" as const) : ("aal1" as const) };
  };
  try {
    return await check(keySets.get(infra.config) ?? (await loadKeys(infra)));
  } catch (error) {
    // Another process may have created a key since these were read.
    if ((error as { code?: string }).code !== "ERR_JWKS_NO_MATCHING_KEY") return undefined;
    return check(await loadKeys(infra)).catch(() => undefined);
  }
}

async function loadKeys(infra: Infra): Promise<JWTVerifyGetKey> {
  const keys = createLocalJWKSet((await authOf(infra).api.getJwks()) as JSONWebKeySet);
  keySets.set(infra.config, keys);
  return keys;
}
