import * as z from "zod";
import { openOrders, openSales, procedure } from "#kernel/procedure.ts";
import { nothing } from "#kernel/schemas.ts";
import { personalData } from "./personal-data.ts";

const tags = ["Privacy"];

const erasureView = z.object({
  /** The blockers; erasure is possible if all three are clear. */
  openOrders,
  openSales,
  isLastAdmin: z.boolean(),
  /** How the user confirms their identity: by password or, without one, by a mailed code. */
  proof: z.enum(["password", "code"]),
});
export type ErasureView = z.infer<typeof erasureView>;

export const privacy = {
  exportData: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/privacy/export",
      summary: "Everything the platform holds about oneself, as one document",
      tags,
    })
    .input(nothing)
    .output(personalData),
  checkErasure: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/privacy/erase",
      summary: "Whether anything stands in the way of erasing one's account",
      tags,
    })
    .input(nothing)
    .output(erasureView),
  eraseAccount: procedure("signedIn", [
    "INVALID_CREDENTIALS",
    "INVALID_CODE",
    "REAUTHENTICATION_REQUIRED",
    "OPEN_ORDERS",
    "OPEN_SALES",
    "LAST_ADMIN",
  ])
    .route({
      method: "POST",
      path: "/api/privacy/erase",
      summary: "Erase one's account, for good; ends all sessions",
      tags,
    })
    .input(
      z.strictObject({
        /** The account's own email address, typed again. */
        confirmation: z.string().min(1).max(254),
        currentPassword: z.string().max(200).optional(),
        /** The code of `GET /auth/v1/reauthenticate`, for users without a password. */
        nonce: z.string().max(20).optional(),
      }),
    )
    .output(z.object({})),
};
