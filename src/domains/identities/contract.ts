import * as z from "zod";
import { alsoInQuery, done, tags } from "#domains/auth/call-parts.ts";
import {
  passwordGrant,
  pkceChallenge,
  pkceGrant,
  redirectPath,
  refreshGrant,
  sessionResponse,
  transport,
} from "#domains/auth/shapes.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, nothing } from "#kernel/schemas.ts";

const tokenGrant = z.discriminatedUnion("grant_type", [
  passwordGrant,
  refreshGrant,
  pkceGrant,
  z.strictObject({
    grant_type: z.literal("id_token"),
    provider: z.string().max(40),
    id_token: z.string().max(8_000),
    nonce: z.string().max(200).optional(),
    transport,
  }),
  z.strictObject({
    grant_type: z.literal("web3"),
    chain: z.enum(["ethereum"]),
    message: z.string().max(4_000),
    signature: z.string().max(1_000),
    transport,
  }),
]);
export type TokenGrant = z.infer<typeof tokenGrant>;

/** Sessions for any grant, and identities at outside providers. */
export const identities = {
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
    "CONFIRMATION_REQUIRED",
  ])
    .route({
      method: "POST",
      path: "/auth/v1/token",
      summary: "A session for a password, a refresh token, or another grant",
      tags,
      spec: alsoInQuery("grant_type", ["password", "refresh_token", "pkce", "id_token", "web3"]),
    })
    .input(tokenGrant)
    .output(sessionResponse),
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
  getSignInMethods: procedure("visitor")
    .route({
      method: "GET",
      path: "/auth/v1/settings",
      summary: "Which ways of signing in are enabled besides password and mail",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        /** `name` is null if not configured. */
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
  linkIdentity: procedure("signedIn", ["PROVIDER_NOT_ENABLED", "PROVIDER_UNAVAILABLE", "INVALID_REDIRECT"], {
    sensitive: true,
  })
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
};
