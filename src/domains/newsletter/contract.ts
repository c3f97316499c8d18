import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, lineOfText, nothing } from "#kernel/schemas.ts";

const tags = ["Newsletter"];
const done = z.object({});
const token = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

export const newsletter = {
  subscribe: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/newsletter/subscribe",
      summary: "Mails a link that confirms the subscription; answers alike for known and unknown addresses",
      tags,
    })
    .input(
      z.strictObject({
        email: emailAddress,
        trap: z
          .string()
          .max(200)
          .default("")
          .describe("Hidden from people: left empty, or nothing is mailed"),
      }),
    )
    .output(done),
  confirmSubscription: procedure("visitor", ["INVALID_LINK"])
    .route({
      method: "POST",
      path: "/api/newsletter/confirm",
      summary: "Confirms a subscription by the token of the mailed link, valid for as long as it is stored",
      tags,
    })
    .input(z.strictObject({ token }))
    .output(done),
  unsubscribe: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/newsletter/unsubscribe/{token}",
      summary: "Ends a subscription: the one click of RFC 8058. A token that is not known is answered alike",
      tags,
    })
    .input(z.strictObject({ token, "List-Unsubscribe": z.literal("One-Click").optional() }))
    .output(done),
  openUnsubscribePage: procedure("visitor")
    .route({
      method: "GET",
      path: "/api/newsletter/unsubscribe/{token}",
      summary: "Sends a browser that follows the header's link to the page that asks first",
      tags,
      outputStructure: "detailed",
      successStatus: 303,
    })
    .input(z.strictObject({ token }))
    .output(z.object({ status: z.literal(303), headers: z.object({ location: z.string() }) })),
  countSubscribers: procedure("admin", [], { permission: "support.read" })
    .route({
      method: "GET",
      path: "/api/admin/newsletter",
      summary: "How many have confirmed, and how many have not yet",
      tags: ["Administration"],
    })
    .input(nothing)
    .output(z.object({ confirmed: z.number().int(), waiting: z.number().int() })),
  exportSubscribers: procedure("admin", [], { permission: "support.manage" })
    .route({
      method: "GET",
      path: "/api/admin/newsletter/csv",
      summary:
        "The confirmed subscribers, 5,000 at a time, each with an unsubscribe link; with Accept: text/csv, the file itself",
      tags: ["Administration"],
    })
    .input(
      z.strictObject({
        after: lineOfText(254)
          .optional()
          .describe("The last address of the part before; its part has no header line"),
      }),
    )
    .output(
      z.object({
        fileName: z.string(),
        csv: z.string(),
        next: z.string().nullable().describe("Where the next part begins; null after the last"),
      }),
    ),
};
