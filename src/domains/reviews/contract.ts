import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, pageOf } from "#kernel/schemas.ts";
import { authorCalls } from "./author-calls.ts";
import { moderationCalls } from "./moderation-calls.ts";
import { listReviewsInput, reviewView } from "./review-shapes.ts";
import { shopCalls } from "./shop-calls.ts";

export const reviews = {
  listReviews: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/products/{productId}/reviews",
      summary: "A product's published reviews, filtered and sorted",
      tags: ["Reviews"],
    })
    .input(listReviewsInput)
    .output(
      pageOf(reviewView).extend({
        ratingAverage: z.number(),
        /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
        ratingCounts: z.array(z.number().int()).length(5).describe("Whatever is filtered"),
      }),
    ),
  getVendorRating: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/vendors/{vendorId}/rating",
      summary: "How much a vendor has on sale, how buyers rate it, and how it answers and dispatches",
      tags: ["Reviews"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(
      z.object({
        ratingAverage: z.number(),
        reviewCount: z.number().int(),
        productCount: z.number().int().describe("How many products it has on sale"),
        firstReplyMinutes: z
          .number()
          .int()
          .nullable()
          .describe("The median time to a first answer in 90 days; null under five conversations"),
        dispatchedInTime: z
          .number()
          .nullable()
          .describe("The share of parcels of 90 days dispatched by the promised day; null under five"),
      }),
    ),
  ...authorCalls,
  ...shopCalls,
  ...moderationCalls,
};
