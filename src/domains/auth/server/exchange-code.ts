import { createHash } from "node:crypto";
import type { PkceGrant, SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { beginSession } from "./internal/begin-session.ts";
import { issueLinkToken, redeemLinkToken } from "./internal/link-tokens.ts";
import { respondWithNewSession } from "./respond-with-session.ts";

/**
 * Exchanges the code of a link or provider for a session, only for the app that started the flow (RFC 7636, S256).
 * The session has the rights of the link: after a reset link it may set a password.
 */
export async function exchangeCode(ctx: Ctx, grant: PkceGrant): Promise<SessionResponse> {
  const { auth_code, code_verifier, transport } = grant;
  const challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const value = await redeemLinkToken(ctx, `pkce:${challenge}`, auth_code);
  if (!value) throw new AppError("INVALID_CODE");
  const { userId, method } = JSON.parse(value) as Code;
  await assertNotBanned(ctx, userId);
  return respondWithNewSession(ctx, await beginSession(ctx, userId), { transport, method });
}

/** The code's user, and how the session it is exchanged for began. */
type Code = { userId: string; method: "otp" | "recovery" | "provider" };

const codeSeconds = 300;

/** A code for the app that sent the challenge, valid once and for five minutes. */
export function issueCode(ctx: Ctx, challenge: string, code: Code): Promise<string> {
  return issueLinkToken(ctx, `pkce:${challenge}`, JSON.stringify(code), codeSeconds);
}
