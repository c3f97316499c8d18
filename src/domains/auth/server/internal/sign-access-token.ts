import type { Infra } from "#platform/rpc/context.ts";
import { accessTokenSeconds, authOf } from "../auth.ts";

/** A signed access token that names user and session; rights are looked up at each request. */
export async function signAccessToken(
  infra: Infra,
  claims: { userId: string; email: string; sessionId: string; aal: string },
): Promise<string> {
  const now = Math.floor(infra.clock.now().getTime() / 1_000);
  const { token } = await authOf(infra).api.signJWT({
    body: {
      payload: {
        sub: claims.userId,
        email: claims.email,
        session_id: claims.sessionId,
        aal: claims.aal,
        role: "authenticated",
        iat: now,
        exp: now + accessTokenSeconds,
      },
    },
  });
  return token;
}
