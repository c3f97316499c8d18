import { authLimits } from "#domains/auth/limits.ts";
import type { PasswordGrant, SessionResponse } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import { emailAddress } from "#kernel/schemas.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { authOf } from "./auth.ts";
import { callAuthLibrary, deviceHeaders } from "./call-auth-library.ts";
import { recordFailedSignIn } from "./internal/record-failed-sign-in.ts";
import { respondWithNewSession } from "./respond-with-session.ts";

/**
 * Starts a session by password. Unknown address and wrong password give the same error (INVALID_CREDENTIALS);
 * EMAIL_NOT_VERIFIED, BANNED; PROVIDER_NOT_ENABLED for a phone. For visitors.
 */
export async function signInWithPassword(
  ctx: Ctx,
  { email, password, transport }: PasswordGrant,
): Promise<SessionResponse> {
  // A password needs an email address; phones sign in by code only.
  if (!email) throw new AppError("PROVIDER_NOT_ENABLED");
  await ctx.limits.consume(authLimits.signInAddress, ctx.client.address);
  // The library looks up no address that isn't one, and calls it a mistake in the call.
  if (!emailAddress.safeParse(email).success) throw new AppError("INVALID_CREDENTIALS");
  await ctx.limits.consume(authLimits.signInAccount, email.toLowerCase());
  const { token, user } = await callAuthLibrary(() =>
    authOf(ctx).api.signInEmail({ body: { email, password }, headers: deviceHeaders(ctx) }),
  ).catch(async (error) => {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
      await recordFailedSignIn(ctx, email);
    throw error;
  });
  await assertNotBanned(ctx, user.id);
  return respondWithNewSession(ctx, token, { transport, method: "password" });
}
