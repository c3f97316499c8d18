import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import {
  emailAddress,
  newPassword,
  otpInput,
  pkceChallenge,
  redirectPath,
  resendInput,
  sessionAnswer,
  tokenGrant,
  transport,
  userView,
  verifyInput,
} from "./shapes.ts";

const tags = ["Auth"];
const done = z.object({});
/** Options of the auth service may stand in the query as well as in the body; the document shows the usual place. */
const alsoInQuery =
  (name: string, values?: readonly string[]) =>
  <Operation extends object>(operation: Operation): Operation => ({
    ...operation,
    parameters: [
      ...((operation as { parameters?: object[] }).parameters ?? []),
      { name, in: "query", required: false, schema: { type: "string", ...(values ? { enum: values } : {}) } },
    ],
  });

const userId = z.strictObject({ user_id: idSchema });
const factorId = z.strictObject({ factor_id: idSchema });
const factorTypes = ["totp", "phone"] as const;
const scopes = ["local", "others", "global"] as const;

/** The auth service, named and shaped as the specification's section 7 asks. */
export const auth = {
  signUp: procedure("visitor", ["WEAK_PASSWORD", "INVALID_REDIRECT", "PROVIDER_NOT_ENABLED"])
    .route({
      method: "POST",
      path: "/auth/v1/signup",
      summary: "Sign up; answers alike for known and unknown addresses",
      tags,
      spec: alsoInQuery("redirect_to"),
    })
    .input(
      z.strictObject({
        email: emailAddress.optional(),
        phone: z.string().max(32).optional(),
        password: newPassword,
        data: z.object({ full_name: lineOfText(100).min(2) }),
        language: z.enum(languages).optional(),
        redirect_to: redirectPath.optional(),
        ...pkceChallenge,
      }),
    )
    .output(
      z.object({
        user: z.object({ id: idSchema, email: z.string(), created_at: isoTime }),
        session: z.null(),
      }),
    ),
  getToken: procedure("visitor", [
    "INVALID_CREDENTIALS",
    "EMAIL_NOT_VERIFIED",
    "BANNED",
    "INVALID_REFRESH_TOKEN",
    "SESSION_MISSING",
    "INVALID_CODE",
    "PROVIDER_NOT_ENABLED",
    "PROVIDER_REFUSED",
    "PROVIDER_UNAVAILABLE",
    "IDENTITY_NOT_LINKED",
    "IDENTITY_TAKEN",
  ])
    .route({
      method: "POST",
      path: "/auth/v1/token",
      summary: "A session for a password, a refresh token, or another grant",
      tags,
      spec: alsoInQuery("grant_type", ["password", "refresh_token", "pkce", "id_token", "web3"]),
    })
    .input(tokenGrant)
    .output(sessionAnswer),
  sendOtp: procedure("visitor", ["PROVIDER_NOT_ENABLED", "INVALID_REDIRECT"])
    .route({ method: "POST", path: "/auth/v1/otp", summary: "Send a code for signing in", tags })
    .input(otpInput)
    .output(done),
  verifyOtp: procedure("visitor", [
    "INVALID_CODE",
    "INVALID_LINK",
    "BANNED",
    "PROVIDER_NOT_ENABLED",
    "SESSION_MISSING",
    "SECOND_FACTOR_REQUIRED",
    "IDENTITY_TAKEN",
  ])
    .route({
      method: "POST",
      path: "/auth/v1/verify",
      summary: "Exchange a code or a link's token for a session",
      tags,
    })
    .input(verifyInput)
    .output(sessionAnswer),
  followLink: procedure("visitor")
    .route({
      method: "GET",
      path: "/auth/v1/verify",
      summary: "Where the links in mails lead: verifies and sends the browser on",
      tags,
      outputStructure: "detailed",
      successStatus: 303,
    })
    .input(
      z.strictObject({
        type: z.enum(["signup", "recovery"]),
        token: z.string().max(2_000).default(""),
        redirect_to: redirectPath.optional(),
        ...pkceChallenge,
      }),
    )
    .output(z.object({ status: z.literal(303), headers: z.object({ location: z.string() }) })),
  resendVerification: procedure("visitor", [
    "PROVIDER_NOT_ENABLED",
    "INVALID_REDIRECT",
    "SESSION_MISSING",
    "SECOND_FACTOR_REQUIRED",
  ])
    .route({ method: "POST", path: "/auth/v1/resend", summary: "Send the verification again", tags })
    .input(resendInput)
    .output(done),
  requestRecovery: procedure("visitor", ["INVALID_REDIRECT"])
    .route({
      method: "POST",
      path: "/auth/v1/recover",
      summary: "Send a reset link; answers alike for known and unknown addresses",
      tags,
      spec: alsoInQuery("redirect_to"),
    })
    .input(z.strictObject({ email: emailAddress, redirect_to: redirectPath.optional(), ...pkceChallenge }))
    .output(done),
  signOut: procedure("visitor", ["SECOND_FACTOR_REQUIRED"])
    .route({
      method: "POST",
      path: "/auth/v1/logout",
      summary: "End this session, the others, or all; the cookie is cleared in any case",
      tags,
      successStatus: 204,
      spec: alsoInQuery("scope", scopes),
    })
    .input(z.strictObject({ scope: z.enum(scopes).default("local") }))
    .output(z.void()),

  getUser: procedure("session")
    .route({
      method: "GET",
      path: "/auth/v1/user",
      summary: "The session's person, with factors and identities",
      tags,
    })
    .input(nothing)
    .output(userView),
  updateUser: procedure("session", [
    "WEAK_PASSWORD",
    "EMAIL_FIXED",
    "INVALID_CREDENTIALS",
    "INVALID_CODE",
    "REAUTHENTICATION_REQUIRED",
    "SECOND_FACTOR_REQUIRED",
    "PROVIDER_NOT_ENABLED",
    "CONFLICT",
  ])
    .route({
      method: "PUT",
      path: "/auth/v1/user",
      summary: "Change one's name, picture, password or phone",
      tags,
    })
    .input(
      z.strictObject({
        email: emailAddress.optional(),
        phone: z
          .string()
          .regex(/^\+[0-9]{7,15}$/)
          .nullable()
          .optional(),
        password: newPassword.optional(),
        current_password: z.string().max(200).optional(),
        nonce: z.string().max(20).optional(),
        data: z
          .strictObject({
            full_name: lineOfText(100).optional(),
            avatar_url: lineOfText(2_000).nullable().optional(),
          })
          .optional(),
      }),
    )
    .output(userView),
  reauthenticate: procedure("session")
    .route({
      method: "GET",
      path: "/auth/v1/reauthenticate",
      summary: "Mail a code that confirms a sensitive change",
      tags,
    })
    .input(nothing)
    .output(done),
  setLanguage: procedure("signedIn")
    .route({
      method: "PUT",
      path: "/auth/v1/user/language",
      summary: "Remember the person's language, for mails",
      tags,
    })
    .input(z.strictObject({ language: z.enum(languages) }))
    .output(z.object({ language: z.enum(languages) })),

  linkIdentity: procedure("signedIn", ["PROVIDER_NOT_ENABLED", "PROVIDER_UNAVAILABLE", "INVALID_REDIRECT"])
    .route({
      method: "GET",
      path: "/auth/v1/identities/authorize",
      summary: "Where to go to link an identity",
      tags,
    })
    .input(z.strictObject({ provider: z.string().min(1).max(40), redirect_to: redirectPath.optional() }))
    .output(z.object({ url: z.string() })),
  unlinkIdentity: procedure("signedIn", ["NOT_FOUND", "LAST_IDENTITY"])
    .route({
      method: "DELETE",
      path: "/auth/v1/identities/{identity_id}",
      summary: "Unlink an identity",
      tags,
    })
    .input(z.strictObject({ identity_id: idSchema }))
    .output(done),
  startSso: procedure("visitor", ["PROVIDER_NOT_ENABLED", "PROVIDER_UNAVAILABLE", "INVALID_REDIRECT"])
    .route({
      method: "POST",
      path: "/auth/v1/sso",
      summary: "Where to go to sign in at the configured provider",
      tags,
    })
    .input(
      z.strictObject({
        domain: z.string().min(1).max(253).optional(),
        provider_id: z.string().min(1).max(40).optional(),
        redirect_to: redirectPath.optional(),
        ...pkceChallenge,
      }),
    )
    .output(z.object({ url: z.string() })),
  getSignInWays: procedure("visitor")
    .route({
      method: "GET",
      path: "/auth/v1/settings",
      summary: "Which ways of signing in are enabled besides password and mail",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        /** `name` is null where the configuration has none. */
        provider: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
        phone: z.boolean(),
        web3: z.boolean(),
      }),
    ),
  getNonce: procedure("visitor", ["PROVIDER_NOT_ENABLED"])
    .route({
      method: "GET",
      path: "/auth/v1/nonce",
      summary: "A nonce for the message that a wallet signs",
      tags,
    })
    .input(nothing)
    .output(z.object({ nonce: z.string() })),

  enrollFactor: procedure("signedIn", ["TOO_MANY_FACTORS", "CONFLICT"])
    .route({
      method: "POST",
      path: "/auth/v1/factors",
      summary: "Start a second factor",
      tags,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        friendly_name: lineOfText(50).min(1),
        factor_type: z.enum(factorTypes),
        issuer: lineOfText(50).min(1).optional(),
        phone: z
          .string()
          .regex(/^\+[0-9]{7,15}$/)
          .optional(),
      }),
    )
    .output(
      z.object({
        id: idSchema,
        type: z.enum(factorTypes),
        friendly_name: z.string(),
        phone: z.string().nullable(),
        /** `qr_code` is an SVG picture as a data URL. */
        totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }).nullable(),
      }),
    ),
  challengeFactor: procedure("session", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/auth/v1/factors/{factor_id}/challenge",
      summary: "Ask for a factor's code",
      tags,
    })
    .input(factorId.extend({ channel: z.enum(["sms"]).optional() }))
    .output(z.object({ id: idSchema, type: z.enum(factorTypes), expires_at: z.number().int() })),
  verifyFactor: procedure("session", ["NOT_FOUND", "INVALID_CODE"])
    .route({
      method: "POST",
      path: "/auth/v1/factors/{factor_id}/verify",
      summary: "Answer a challenge; raises the session's level",
      tags,
    })
    .input(factorId.extend({ challenge_id: idSchema, code: z.string().regex(/^[0-9]{6}$/), transport }))
    .output(sessionAnswer),
  unenrollFactor: procedure("signedIn", ["NOT_FOUND"])
    .route({ method: "DELETE", path: "/auth/v1/factors/{factor_id}", summary: "Remove a factor", tags })
    .input(factorId)
    .output(z.object({ id: idSchema })),
  countRecoveryCodes: procedure("signedIn")
    .route({
      method: "GET",
      path: "/auth/v1/recovery-codes",
      summary: "How many recovery codes are left",
      tags,
    })
    .input(nothing)
    .output(z.object({ remaining: z.number().int() })),
  renewRecoveryCodes: procedure("signedIn", ["CONFLICT"])
    .route({
      method: "POST",
      path: "/auth/v1/recovery-codes",
      summary: "Ten new recovery codes; the old ones end",
      tags,
      successStatus: 201,
    })
    .input(nothing)
    .output(z.object({ codes: z.array(z.string()) })),
  redeemRecoveryCode: procedure("session", ["INVALID_CODE"])
    .route({
      method: "POST",
      path: "/auth/v1/recovery-codes/verify",
      summary: "A recovery code in place of a factor's",
      tags,
    })
    .input(z.strictObject({ code: z.string().min(1).max(40), transport }))
    .output(sessionAnswer),

  listSessions: procedure("signedIn")
    .route({ method: "GET", path: "/auth/v1/sessions", summary: "Where one is signed in", tags })
    .input(nothing)
    .output(
      z.object({
        items: z.array(
          z.object({
            id: idSchema,
            userAgent: z.string().nullable(),
            ipAddress: z.string().nullable(),
            createdAt: isoTime,
            lastSeenAt: isoTime,
            isCurrent: z.boolean(),
          }),
        ),
      }),
    ),
  revokeSession: procedure("signedIn", ["NOT_FOUND"])
    .route({ method: "DELETE", path: "/auth/v1/sessions/{session_id}", summary: "Sign out elsewhere", tags })
    .input(z.strictObject({ session_id: idSchema }))
    .output(done),

  listUsers: procedure("admin")
    .route({ method: "GET", path: "/auth/v1/admin/users", summary: "People, newest first", tags })
    .input(
      z.strictObject({
        page: z.number().int().min(1).max(10_000).default(1),
        per_page: z.number().int().min(1).max(100).default(50),
        search: lineOfText(200).optional(),
      }),
    )
    .output(z.object({ users: z.array(userView), total: z.number().int() })),
  createUser: procedure("admin", ["CONFLICT", "WEAK_PASSWORD"])
    .route({
      method: "POST",
      path: "/auth/v1/admin/users",
      summary: "Create a person",
      tags,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        email: emailAddress,
        password: newPassword,
        email_confirm: z.boolean().default(false),
        user_metadata: z.object({ full_name: lineOfText(100).min(2) }),
      }),
    )
    .output(userView),
  getUserById: procedure("admin", ["NOT_FOUND"])
    .route({ method: "GET", path: "/auth/v1/admin/users/{user_id}", summary: "A person", tags })
    .input(userId)
    .output(userView),
  changeUser: procedure("admin", ["NOT_FOUND", "CONFLICT", "WEAK_PASSWORD"])
    .route({ method: "PUT", path: "/auth/v1/admin/users/{user_id}", summary: "Change or ban a person", tags })
    .input(
      userId.extend({
        email: emailAddress.optional(),
        password: newPassword.optional(),
        email_confirm: z.literal(true).optional(),
        /** 'none', or how long from now: '24h', '30d'. */
        ban_duration: z
          .string()
          .regex(/^(none|[1-9][0-9]{0,4}[hd])$/)
          .optional(),
        user_metadata: z.object({ full_name: lineOfText(100).min(2) }).optional(),
      }),
    )
    .output(userView),
  endSessions: procedure("admin", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/auth/v1/admin/users/{user_id}/logout",
      summary: "Sign a person out everywhere",
      tags,
    })
    .input(userId)
    .output(done),
  getJwks: procedure("visitor")
    .route({
      method: "GET",
      path: "/auth/v1/.well-known/jwks.json",
      summary: "The keys that sign access tokens",
      tags,
    })
    .input(nothing)
    .output(
      z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })) }),
    ),
};
