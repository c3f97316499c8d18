import { randomUUID } from "node:crypto";
import { refuseReview } from "#domains/decisions/server/refuse-review.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, contextFor } from "../../support/market-people.ts";

type World = { infra: Infra; vendorId: string; owner: Person };

/** A review of a new product of the world's vendor, by somebody else unless said otherwise. */
async function reviewOf(
  { infra, vendorId }: World,
  { isPublished = true, author = "" } = {},
): Promise<string> {
  const { id: productId } = await addProduct(infra, vendorId);
  const userId = author || (await addPerson(infra)).userId;
  const [row] = await infra.db
    .insert(reviews)
    .values({ productId, userId, rating: 4, comment: `Cup ${randomUUID()}`, language: "en", isPublished })
    .returning();
  return row!.id;
}

/** A refusal of a review; of the owner's own, it can be objected to. */
async function refusalOf(world: World, author = "") {
  const { infra } = world;
  const reviewId = await reviewOf(world, { author });
  const admin = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const facts = "The same text stands under four other products.";
  const { id } = await refuseReview(admin, { reviewId, version: 1, rule: "reviewCopied", facts });
  return { id, reviewId };
}

export const makeReview = (world: World) => reviewOf(world);

export const reviewInputs: Record<string, (world: World) => unknown> = {
  "reviews.updateReview.reviewId": (world) => reviewOf(world, { author: world.owner.userId }),
  "reviews.deleteReview.reviewId": (world) => reviewOf(world, { author: world.owner.userId }),
  "reviews.listAllReviews.state": () => "published",
  "decisions.publishReview.reviewId": (world) => reviewOf(world, { isPublished: false }),
  "decisions.restoreReview.reviewId": async (world) => (await refusalOf(world)).reviewId,
  "decisions.objectAsAuthor.decisionId": async (world) => (await refusalOf(world, world.owner.userId)).id,
};
