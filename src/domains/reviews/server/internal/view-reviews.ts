import { eq, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { editableDays, stateOf } from "#domains/reviews/review-rules.ts";
import type { OwnReview, ReviewCase, ReviewPicture, ShopReview } from "#domains/reviews/review-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import { reviews } from "../tables.ts";

type Row = typeof reviews.$inferSelect;
const day = 86_400_000;

/** First name and the initial of the last: enough to be a person, too little to be found. */
export function shownName(fullName: string): string {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last[0]}.` : first;
}

/** What everybody may read of a review. */
export const contentOf = (review: Row, pictures: ReviewPicture[] = []) => ({
  id: review.id,
  rating: review.rating,
  comment: review.comment,
  language: review.language,
  isVerifiedPurchase: review.isVerifiedPurchase,
  helpfulVotes: review.helpfulVotes,
  pictures,
  reply: review.reply,
  repliedAt: review.repliedAt?.toISOString() ?? null,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
});

const standingOf = (review: Row, productName: string, pictures: ReviewPicture[] | undefined) => ({
  ...contentOf(review, pictures),
  productId: review.productId,
  productName,
  state: stateOf(review),
  holdReasons: review.holdReasons,
  version: review.version,
});

/** Whether its author may still change it. */
export const isEditable = ({ createdAt }: Pick<Row, "createdAt">, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < editableDays * day;

/** Reviews with their products. */
export const selectOwn = (db: Db) =>
  db
    .select({
      review: reviews,
      productName: products.name,
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));
type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** As its author sees it. */
export function viewOwn(
  { review, productName, imageUrl }: OwnRow,
  pictures: ReviewPicture[] | undefined,
  now: Date,
): OwnReview {
  return { ...standingOf(review, productName, pictures), imageUrl, isEditable: isEditable(review, now) };
}

/** Reviews with product and author. */
export const selectForShop = (db: Db) =>
  db
    .select({ review: reviews, productName: products.name, authorName: users.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId));
type ShopRow = Awaited<ReturnType<typeof selectForShop>>[number];

/** As the team of its shop sees it. */
export function viewForShop(
  { review, productName, authorName }: ShopRow,
  pictures: ReviewPicture[] | undefined,
): ShopReview {
  return {
    ...contentOf(review, pictures),
    authorName: shownName(authorName),
    productId: review.productId,
    productName,
  };
}

/** Reviews with product, vendor and author, for administrators. */
export const unscopedSelectCases = (db: Db) =>
  db
    .select({
      review: reviews,
      productName: products.name,
      vendorId: vendors.id,
      companyName: vendors.companyName,
      author: users,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(users, eq(users.id, reviews.userId));
type CaseRow = Awaited<ReturnType<typeof unscopedSelectCases>>[number];

/** As administrators see it. */
export function viewCase(row: CaseRow, pictures: ReviewPicture[] | undefined): ReviewCase {
  const { review, productName, vendorId, companyName, author } = row;
  return {
    ...standingOf(review, productName, pictures),
    ...{ vendorId, companyName, authorId: author.id, authorName: author.name, authorEmail: author.email },
    authorLanguage: author.language,
    authorSince: author.createdAt.toISOString(),
    submittedAt: review.submittedAt.toISOString(),
  };
}
