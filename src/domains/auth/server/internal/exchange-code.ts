import { createHash } from "node:crypto";
import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { answerNewSession } from "./answer-session.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { beginSession } from "./begin-session.ts";
import { redeemLinkToken } from "./link-tokens.ts";

type PkceGrant = Extract<TokenGrant, { grant_type: "pkce" }>;

/** A session for the code that a link or provider sent back, to the app alone that began the flow (RFC 7636, S256). */
export async function exchangeCode(ctx: Ctx, grant: PkceGrant): Promise<SessionAnswer> {
  const challenge = createHash("sha256").update(grant.code_verifier).digest("base64url");
  const userId = await redeemLinkToken(ctx, `pkce:${challenge}`, grant.auth_code);
  if (!userId) throw new AppError("INVALID_CODE");
  await assertNotBanned(ctx, userId);
  return answerNewSession(ctx, await beginSession(ctx, userId), {
    transport: grant.transport,
    method: "otp",
  });
}
