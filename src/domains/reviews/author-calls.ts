import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, nothing, pageOf } from "#kernel/schemas.ts";
import { ownReview, reviewInput } from "./review-shapes.ts";

const tags = ["Reviews"];

/** What a signed-in person does with reviews. */
export const authorCalls = {
  countMyReviews: procedure("signedIn")
    .route({ method: "GET", path: "/api/reviews/count", summary: "How many reviews one has written", tags })
    .input(nothing)
    .output(z.object({ count: z.number().int() })),
  listMyReviews: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/reviews",
      summary: "The reviews one has written, newest first",
      tags,
    })
    .input(z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(pageOf(ownReview)),
  getMyReview: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/products/{productId}/reviews/mine",
      summary: "One's own review of a product, and which others one found helpful",
      tags,
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(
      z.object({
        review: ownReview.nullable(),
        isOwnProduct: z.boolean().describe("Of the caller's own shop, which can't be reviewed"),
        hasReceived: z.boolean().describe("Whether it was delivered to the caller and not wholly refunded"),
        helpfulIds: z.array(idSchema).describe("At most 1,000"),
      }),
    ),
  addReview: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "OWN_PRODUCT"])
    .route({
      method: "POST",
      path: "/api/products/{productId}/reviews",
      summary: "Writes one's review of a product; one waits for a moderator unless the product was delivered",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, ...reviewInput }))
    .output(ownReview),
  updateReview: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "PUT",
      path: "/api/reviews/{reviewId}",
      summary: "Changes one's review within 30 days; it is checked again",
      tags,
    })
    .input(z.strictObject({ reviewId: idSchema, ...reviewInput }))
    .output(ownReview),
  deleteReview: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({ method: "DELETE", path: "/api/reviews/{reviewId}", summary: "Deletes one's review", tags })
    .input(z.strictObject({ reviewId: idSchema }))
    .output(nothing),
  setHelpful: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "PUT",
      path: "/api/reviews/{reviewId}/helpful",
      summary: "Says that somebody else's review is helpful, or takes it back",
      tags,
    })
    .input(z.strictObject({ reviewId: idSchema, isHelpful: z.boolean() }))
    .output(z.object({ isHelpful: z.boolean(), helpfulVotes: z.number().int() })),
};
