import { createHash } from "node:crypto";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { answerNewSession } from "./answer-session.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { beginSession } from "./begin-session.ts";
import { issueLinkToken, redeemLinkToken } from "./link-tokens.ts";

type PkceGrant = Extract<TokenGrant, { grant_type: "pkce" }>;

/**
 * A session for the code that a link or provider sent back, to the app alone that began the flow (RFC 7636, S256). It is
 * as good as the link was: after a reset link it may set a password.
 */
export async function exchangeCode(ctx: Ctx, grant: PkceGrant): Promise<SessionAnswer> {
  const { auth_code, code_verifier, transport } = grant;
  const challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const value = await redeemLinkToken(ctx, `pkce:${challenge}`, auth_code);
  if (!value) throw new AppError("INVALID_CODE");
  const { userId, method } = JSON.parse(value) as Code;
  await assertNotBanned(ctx, userId);
  return answerNewSession(ctx, await beginSession(ctx, userId), { transport, method });
}

/** Whose code it is, and how the session that it is exchanged for began. */
type Code = { userId: string; method: "otp" | "recovery" | "provider" };

const codeSeconds = 300;

/** A code for the app that sent the challenge, good once and for five minutes. */
export function issueCode(ctx: Ctx, challenge: string, code: Code): Promise<string> {
  return issueLinkToken(ctx, `pkce:${challenge}`, JSON.stringify(code), codeSeconds);
}
