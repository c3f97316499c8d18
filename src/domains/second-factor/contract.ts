import * as z from "zod";
import { tags } from "#domains/auth/call-parts.ts";
import { sessionResponse, transport } from "#domains/auth/shapes.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText, nothing } from "#kernel/schemas.ts";

const factorId = z.strictObject({ factor_id: idSchema });
const factorTypes = ["totp", "phone"] as const;

/** Second factors and recovery codes. */
export const secondFactor = {
  enrollFactor: procedure(
    "signedIn",
    ["TOO_MANY_FACTORS", "CONFLICT", "REAUTHENTICATION_REQUIRED", "INVALID_CODE"],
    { sensitive: true },
  )
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
        /** The code that `reauthenticate` mailed, for an administrator's first factor. */
        nonce: z.string().max(20).optional(),
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
    .output(sessionResponse),
  unenrollFactor: procedure("signedIn", ["NOT_FOUND"], { sensitive: true })
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
  renewRecoveryCodes: procedure("signedIn", ["CONFLICT"], { sensitive: true })
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
    .output(sessionResponse),
};
