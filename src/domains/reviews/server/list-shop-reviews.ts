import { and, desc, eq, isNull } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { selectForShop, viewForShop } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 10;

type Input = { onlyUnanswered: boolean; page: number };

/** A page of 10 published reviews of the caller's products, newest first, or of those without an answer. For vendors. */
export async function listShopReviews(ctx: SignedInCtx, { onlyUnanswered, page }: Input) {
  const { db } = ctx;
  const ofShop = and(eq(products.vendorId, ownVendorId(ctx)), reviews.isPublished);
  const open = and(ofShop, isNull(reviews.reply));
  const counted = (where: typeof ofShop) =>
    db.$count(
      db
        .select({ id: reviews.id })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(where)
        .as("counted"),
    );
  const [rows, total, unanswered] = await Promise.all([
    selectForShop(db)
      .where(onlyUnanswered ? open : ofShop)
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    counted(onlyUnanswered ? open : ofShop),
    counted(open),
  ]);
  const pictures = await listPictures(
    db,
    rows.map(({ review }) => review.id),
  );
  return {
    items: rows.map((row) => viewForShop(row, pictures.get(row.review.id))),
    ...{ total, unanswered, page, pageSize },
  };
}
