import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, pageOf } from "#kernel/schemas.ts";
import { replyText, shopReview } from "./review-shapes.ts";

const tags = ["Reviews"];

/** What a shop's team does with reviews of its products. */
export const shopCalls = {
  listShopReviews: procedure("vendor", [], { permission: "shop.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/reviews",
      summary: "Published reviews of one's products, newest first",
      tags,
    })
    .input(
      z.strictObject({
        onlyUnanswered: z.boolean().default(false),
        page: z.coerce.number().int().min(1).max(500).default(1),
      }),
    )
    .output(pageOf(shopReview).extend({ unanswered: z.number().int() })),
  setReply: procedure("vendor", ["NOT_FOUND", "CONFLICT"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/reviews/{reviewId}/reply",
      summary: "Answers a review of one's product, changes the answer, or takes it back",
      tags,
    })
    .input(
      z.strictObject({
        reviewId: idSchema,
        reply: replyText.nullable().describe("Null takes the answer back"),
      }),
    )
    .output(shopReview),
};
