import type { Doors } from "#platform/rpc/context.ts";
import { accessTokenSeconds, authOf } from "../auth.ts";

/** A signed access token that names the person and the session; what they may do is looked up when it comes back. */
export async function signAccessToken(
  doors: Doors,
  claims: { userId: string; email: string; sessionId: string; aal: string },
): Promise<string> {
  const now = Math.floor(doors.clock.now().getTime() / 1_000);
  const { token } = await authOf(doors).api.signJWT({
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
