import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { done, tags } from "./call-parts.ts";
import { newPassword, userView } from "./shapes.ts";

/** The user's own account: profile, sessions. */
export const ownAccountCalls = {
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
    "CONFIRMATION_REQUIRED",
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
      method: "POST",
      path: "/auth/v1/reauthenticate",
      summary: "Mail a code that confirms a sensitive change",
      tags,
    })
    .input(nothing)
    .output(done),
  confirmSession: procedure("signedIn", ["INVALID_CREDENTIALS", "INVALID_CODE", "REAUTHENTICATION_REQUIRED"])
    .route({
      method: "POST",
      path: "/auth/v1/confirm",
      summary: "Show who is there, before what is sensitive",
      tags,
    })
    .input(z.strictObject({ password: z.string().max(200).optional(), nonce: z.string().max(20).optional() }))
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
};
