import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Doors } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "./auth.ts";

const keySets = new WeakMap<Doors["config"], JWTVerifyGetKey>();

type Claims = { sessionId: string; aal: "aal1" | "aal2" };

/** The session and level that a bearer token names, or undefined where we did not sign it or its time is over. */
export async function readAccessToken(doors: Doors, token: string): Promise<Claims | undefined> {
  const check = async (keys: JWTVerifyGetKey) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: `${doors.config.publicUrl}${authBasePath}`,
      audience: "authenticated",
      currentDate: doors.clock.now(),
    });
    const { session_id: sessionId, aal } = payload;
    if (typeof sessionId !== "string") return undefined;
    return { sessionId, aal: aal === "aal2" ? ("aal2" as const) : ("aal1" as const) };
  };
  try {
    return await check(keySets.get(doors.config) ?? (await loadKeys(doors)));
  } catch (error) {
    // Another process may have made a key since these were read.
    if ((error as { code?: string }).code !== "ERR_JWKS_NO_MATCHING_KEY") return undefined;
    return check(await loadKeys(doors)).catch(() => undefined);
  }
}

async function loadKeys(doors: Doors): Promise<JWTVerifyGetKey> {
  const keys = createLocalJWKSet((await authOf(doors).api.getJwks()) as JSONWebKeySet);
  keySets.set(doors.config, keys);
  return keys;
}
