import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, nothing, pageOf } from "#kernel/schemas.ts";

export const reviewView = z.object({
  id: idSchema,
  authorName: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  language: z.string(),
  isVerifiedPurchase: z.boolean(),
  helpfulVotes: z.number().int(),
  createdAt: isoTime,
});

export const reviews = {
  listReviews: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/products/{productId}/reviews",
      summary: "A product's published reviews, most helpful first",
      tags: ["Reviews"],
    })
    .input(
      z.strictObject({ productId: idSchema, page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    )
    .output(
      pageOf(reviewView).extend({
        ratingAverage: z.number(),
        /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
        ratingCounts: z.array(z.number().int()).length(5),
      }),
    ),
  getVendorRating: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/vendors/{vendorId}/rating",
      summary: "How much a vendor has on sale, and how buyers rate it",
      tags: ["Reviews"],
    })
    .input(z.strictObject({ vendorId: idSchema }))
    .output(
      z.object({
        ratingAverage: z.number(),
        reviewCount: z.number().int(),
        productCount: z.number().int().describe("How many products it has on sale"),
      }),
    ),
  countMyReviews: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/reviews/count",
      summary: "How many reviews one has written",
      tags: ["Reviews"],
    })
    .input(nothing)
    .output(z.object({ count: z.number().int() })),
};
