import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { SessionResponse, VerifyInput } from "../shapes.ts";
import { assertNotBanned } from "./assert-not-banned.ts";
import { assertSignedIn } from "./assert-signed-in.ts";
import { authOf } from "./auth.ts";
import { callAuthLibrary, deviceHeaders } from "./call-auth-library.ts";
import { beginSession } from "./internal/begin-session.ts";
import { redeemLinkToken } from "./internal/link-tokens.ts";
import { confirmPhone } from "./internal/phone-change.ts";
import { assertPhonesEnabled, redeemPhoneCode } from "./internal/phone-codes.ts";
import { proveAddress, type VerifiedUser, verifySignUp } from "./internal/verify-address.ts";
import { respondWithOwnSession } from "./respond-with-own-session.ts";
import { respondWithNewSession } from "./respond-with-session.ts";
import { users } from "./tables.ts";

/**
 * Signs in with a code sent by mail or text, or with a mail link's token. A recovery session may set a password
 * without the old one, and so may that of a verification link whose sign-up's password no longer counts. A number change is confirmed in the session that requested it, which is then returned.
 * INVALID_CODE, INVALID_LINK, BANNED, PROVIDER_NOT_ENABLED; SESSION_MISSING, SECOND_FACTOR_REQUIRED and
 * IDENTITY_TAKEN for a number change. For visitors.
 */
export async function verifyOtp(ctx: Ctx, input: VerifyInput): Promise<SessionResponse> {
  const { transport } = input;
  if (input.type === "sms") return signInByPhone(ctx, input);
  if (input.type === "phone_change") {
    const own = assertSignedIn(ctx);
    await confirmPhone(own, input.phone, input.token);
    return respondWithOwnSession(own);
  }
  if (input.type === "email") {
    const { email, token: otp } = input;
    const { token, user } = await callAuthLibrary(() =>
      authOf(ctx).api.signInEmailOTP({ body: { email, otp }, headers: deviceHeaders(ctx) }),
    );
    await assertNotBanned(ctx, user.id);
    return respondWithNewSession(ctx, token, { transport, method: "otp" });
  }
  const verified = await redeemLink(ctx, input);
  if (!verified) throw new AppError("INVALID_LINK");
  const { userId, needsPassword } = verified;
  await assertNotBanned(ctx, userId);
  if (input.type === "recovery") await proveAddress(ctx, userId);
  const method = needsPassword ? "recovery" : "otp";
  return respondWithNewSession(ctx, await beginSession(ctx, userId), { transport, method });
}

type Link = Extract<VerifyInput, { token_hash: string }>;

async function redeemLink(ctx: Ctx, { type, token_hash }: Link): Promise<VerifiedUser | null> {
  if (type === "signup") return verifySignUp(ctx, token_hash);
  const userId = await redeemLinkToken(ctx, type, token_hash);
  return userId === null ? null : { userId, needsPassword: true };
}

type PhoneCode = Extract<VerifyInput, { type: "sms" }>;

/** Signs in the user who confirmed the number: a number alone creates no account. */
async function signInByPhone(ctx: Ctx, { phone, token, transport }: PhoneCode): Promise<SessionResponse> {
  assertPhonesEnabled(ctx);
  await redeemPhoneCode(ctx, phone, token);
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true)));
  if (!user) throw new AppError("INVALID_CODE");
  await assertNotBanned(ctx, user.id);
  return respondWithNewSession(ctx, await beginSession(ctx, user.id), { transport, method: "otp" });
}
