import * as z from "zod";
import { openOrders, openSales, procedure } from "#kernel/procedure.ts";
import { nothing } from "#kernel/schemas.ts";
import { personalData } from "./personal-data.ts";

const tags = ["Privacy"];

const erasureView = z.object({
  /** What stands in the way; nothing does where all three say so. */
  openOrders,
  openSales,
  isLastAdmin: z.boolean(),
  /** How the person shows that it is them: by their password or, where they have none, by a mailed code. */
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
        /** The account's own e-mail address, typed once more. */
        confirmation: z.string().min(1).max(254),
        currentPassword: z.string().max(200).optional(),
        /** The code of `GET /auth/v1/reauthenticate`, for who has no password. */
        nonce: z.string().max(20).optional(),
      }),
    )
    .output(z.object({})),
};
