import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { alsoInQuery, done, tags } from "./call-parts.ts";
import {
  newPassword,
  otpInput,
  pkceChallenge,
  redirectPath,
  resendInput,
  sessionResponse,
  verifyInput,
} from "./shapes.ts";

const scopes = ["local", "others", "global"] as const;

/** Signing up, in and out, and the targets of mailed links. */
export const signInCalls = {
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
    .output(sessionResponse),
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
