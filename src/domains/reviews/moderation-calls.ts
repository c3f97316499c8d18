import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText, pageOf } from "#kernel/schemas.ts";
import { reviewStates } from "./review-rules.ts";
import { reviewCase } from "./review-shapes.ts";

const tags = ["Administration"];

/** What administrators see of reviews; they decide in `decisions`. */
export const moderationCalls = {
  listReviewQueue: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/reviews/queue",
      summary: "Reviews that wait for a decision, the longest waiting first, with the reasons",
      tags,
    })
    .input(z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(pageOf(reviewCase)),
  listAllReviews: procedure("admin", [], { permission: "moderation.read" })
    .route({
      method: "GET",
      path: "/api/admin/reviews",
      summary: "Reviews of every state, newest first: searched by text, product, vendor or author",
      tags,
    })
    .input(
      z.strictObject({
        search: lineOfText(100).optional(),
        state: z.enum(reviewStates).optional(),
        rating: z.coerce.number().int().min(1).max(5).optional(),
        reviewId: idSchema.optional(),
        after: z
          .string()
          .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f-]{36}$/)
          .optional(),
      }),
    )
    .output(z.object({ items: z.array(reviewCase), next: z.string().nullable() })),
};
