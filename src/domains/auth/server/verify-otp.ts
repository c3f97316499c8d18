import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { SessionAnswer, VerifyInput } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { answerNewSession } from "./internal/answer-session.ts";
import { askLibrary, deviceHeaders } from "./internal/ask-library.ts";
import { assertNotBanned } from "./internal/assert-not-banned.ts";
import { beginSession } from "./internal/begin-session.ts";
import { redeemLinkToken } from "./internal/link-tokens.ts";
import { verifyEmailOf } from "./internal/verify-email-of.ts";

/**
 * A session for the code that was mailed, or for a mail link's token. The session of a recovery may set a password
 * without the old one. INVALID_CODE, INVALID_LINK, BANNED, PROVIDER_NOT_ENABLED. For anybody.
 */
export async function verifyOtp(ctx: Ctx, input: VerifyInput): Promise<SessionAnswer> {
  const { transport } = input;
  if (input.type === "email") {
    const { email, token: otp } = input;
    const { token, user } = await askLibrary(() =>
      authOf(ctx).api.signInEmailOTP({ body: { email, otp }, headers: deviceHeaders(ctx) }),
    );
    await assertNotBanned(ctx, user.id);
    return answerNewSession(ctx, token, { transport, method: "otp" });
  }
  if (input.type === "sms" || input.type === "phone_change") throw new AppError("PROVIDER_NOT_ENABLED");
  const userId = await redeemLinkToken(ctx, input.type, input.token_hash);
  if (!userId) throw new AppError("INVALID_LINK");
  await assertNotBanned(ctx, userId);
  // Whoever reads the mail has the address.
  await verifyEmailOf(ctx, userId);
  const method = input.type === "recovery" ? "recovery" : "otp";
  return answerNewSession(ctx, await beginSession(ctx, userId), { transport, method });
}
