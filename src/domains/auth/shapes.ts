import * as z from "zod";
import { roles } from "#kernel/callers.ts";
import { emailAddress, idSchema, isoTime } from "#kernel/schemas.ts";

/** The stated minimum; common passwords are refused as WEAK_PASSWORD with reasons. */
export const newPassword = z.string().min(6).max(200);
/** A path of this site, or its absolute address: our links redirect nowhere else. */
export const redirectPath = z.string().max(1_000);

/** `cookie`: the session goes into the page's HttpOnly cookie and no token into the response. */
export const transport = z.enum(["bearer", "cookie"]).default("bearer");

/** RFC 7636: an app proves with its verifier that a link's code is meant for it. */
export const pkceChallenge = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  code_challenge_method: z.enum(["s256", "S256"]).optional(),
};

const oneTimeCode = z.string().regex(/^[0-9]{6}$/);
const phone = z.string().regex(/^\+[0-9]{7,15}$/);

export const passwordGrant = z.strictObject({
  grant_type: z.literal("password"),
  email: z.string().max(254).optional(),
  phone: z.string().max(32).optional(),
  password: z.string().max(200),
  transport,
});
export type PasswordGrant = z.infer<typeof passwordGrant>;

export const refreshGrant = z.strictObject({
  grant_type: z.literal("refresh_token"),
  /** Not returned with a cookie, whose session is extended instead. */
  refresh_token: z.string().max(200).optional(),
  transport,
});
export type RefreshGrant = z.infer<typeof refreshGrant>;

export const pkceGrant = z.strictObject({
  grant_type: z.literal("pkce"),
  auth_code: z.string().max(200),
  code_verifier: z.string().min(43).max(128),
  transport,
});
export type PkceGrant = z.infer<typeof pkceGrant>;

export const otpInput = z.strictObject({ email: emailAddress.optional(), phone: phone.optional() });

export const verifyInput = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("email"), email: emailAddress, token: oneTimeCode, transport }),
  z.strictObject({ type: z.literal("signup"), token_hash: z.string().max(2_000), transport }),
  z.strictObject({ type: z.literal("recovery"), token_hash: z.string().max(200), transport }),
  z.strictObject({ type: z.literal("sms"), phone, token: oneTimeCode, transport }),
  z.strictObject({ type: z.literal("phone_change"), phone, token: oneTimeCode, transport }),
]);
export type VerifyInput = z.infer<typeof verifyInput>;

export const resendInput = z.strictObject({
  type: z.enum(["signup", "sms", "phone_change"]),
  email: emailAddress.optional(),
  phone: phone.optional(),
  redirect_to: redirectPath.optional(),
});

const assuranceLevels = ["aal1", "aal2"] as const;

export const userView = z.object({
  id: idSchema,
  aud: z.literal("authenticated"),
  email: z.string(),
  email_confirmed_at: isoTime.nullable(),
  phone: z.string().nullable(),
  created_at: isoTime,
  updated_at: isoTime,
  banned_until: isoTime.nullable(),
  app_metadata: z.object({ roles: z.array(z.enum(roles)), providers: z.array(z.string()) }),
  user_metadata: z.object({ full_name: z.string(), avatar_url: z.string().nullable() }),
  identities: z.array(z.object({ identity_id: idSchema, provider: z.string(), created_at: isoTime })),
  factors: z.array(
    z.object({
      id: idSchema,
      friendly_name: z.string(),
      factor_type: z.enum(["totp", "phone"]),
      status: z.enum(["unverified", "verified"]),
      created_at: isoTime,
    }),
  ),
  /** The session's level; null if the user is not the caller. */
  aal: z.enum(assuranceLevels).nullable(),
});
export type UserView = z.infer<typeof userView>;

/** Times are seconds since 1970; the tokens are null for a cookie's session. */
export const sessionResponse = z.object({
  access_token: z.string().nullable(),
  refresh_token: z.string().nullable(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  expires_at: z.number().int(),
  user: userView,
});
export type SessionResponse = z.infer<typeof sessionResponse>;
