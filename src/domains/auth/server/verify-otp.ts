import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { SessionAnswer, VerifyInput } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { answerOwnSession } from "./internal/answer-own-session.ts";
import { answerNewSession } from "./internal/answer-session.ts";
import { askLibrary, deviceHeaders } from "./internal/ask-library.ts";
import { assertNotBanned } from "./internal/assert-not-banned.ts";
import { assertSignedIn } from "./internal/assert-signed-in.ts";
import { beginSession } from "./internal/begin-session.ts";
import { redeemLinkToken } from "./internal/link-tokens.ts";
import { confirmPhone } from "./internal/phone-change.ts";
import { assertPhonesEnabled, redeemPhoneCode } from "./internal/phone-codes.ts";
import { proveAddress, verifySignUp } from "./internal/verify-address.ts";
import { users } from "./tables.ts";

/**
 * A session for the code that was mailed or sent to a telephone, or for a mail link's token. The session of a recovery
 * may set a password without the old one. A changed number is confirmed in the session that asked for it, which is the
 * answer then. INVALID_CODE, INVALID_LINK, BANNED, PROVIDER_NOT_ENABLED; SESSION_MISSING, SECOND_FACTOR_REQUIRED and
 * IDENTITY_TAKEN where a number is changed. For anybody.
 */
export async function verifyOtp(ctx: Ctx, input: VerifyInput): Promise<SessionAnswer> {
  const { transport } = input;
  if (input.type === "sms") return signInByPhone(ctx, input);
  if (input.type === "phone_change") {
    const own = assertSignedIn(ctx);
    await confirmPhone(own, input.phone, input.token);
    return answerOwnSession(own);
  }
  if (input.type === "email") {
    const { email, token: otp } = input;
    const { token, user } = await askLibrary(() =>
      authOf(ctx).api.signInEmailOTP({ body: { email, otp }, headers: deviceHeaders(ctx) }),
    );
    await assertNotBanned(ctx, user.id);
    return answerNewSession(ctx, token, { transport, method: "otp" });
  }
  const userId = await (input.type === "signup"
    ? verifySignUp(ctx, input.token_hash)
    : redeemLinkToken(ctx, input.type, input.token_hash));
  if (!userId) throw new AppError("INVALID_LINK");
  await assertNotBanned(ctx, userId);
  if (input.type === "recovery") await proveAddress(ctx, userId);
  const method = input.type === "recovery" ? "recovery" : "otp";
  return answerNewSession(ctx, await beginSession(ctx, userId), { transport, method });
}

type PhoneCode = Extract<VerifyInput, { type: "sms" }>;

/** The person whose confirmed number it is, and nobody else: a number alone makes no account. */
async function signInByPhone(ctx: Ctx, { phone, token, transport }: PhoneCode): Promise<SessionAnswer> {
  assertPhonesEnabled(ctx);
  await redeemPhoneCode(ctx, phone, token);
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true)));
  if (!user) throw new AppError("INVALID_CODE");
  await assertNotBanned(ctx, user.id);
  return answerNewSession(ctx, await beginSession(ctx, user.id), { transport, method: "otp" });
}
