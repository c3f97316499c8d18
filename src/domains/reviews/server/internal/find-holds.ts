import { and, desc, eq, gte, ne, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { findInText, type HoldReason } from "#domains/reviews/review-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reviews } from "../tables.ts";
import { isRelated } from "./is-related.ts";

type Written = {
  vendorId: string;
  /** Of a review that is changed. */
  reviewId?: string;
  comment: string;
  isVerified: boolean;
  wasRefused?: boolean;
};

const day = 86_400_000;
/** So many reviews of a vendor within a day from accounts younger than two weeks are a burst. */
const burst = { reviews: 5, accountDays: 14 };
/** Shorter texts are alike by chance. */
const shortestCopied = 40;
const likeness = 0.8;
/** A vendor's latest reviews, with which a text is compared; equal ones are found everywhere. */
const mostCompared = 200;

/**
 * Why a review must be looked at before it is shown: none for a verified one without any sign. Checked by the program alone,
 * so that each reason can be told to author and moderator.
 */
export async function findHolds(tx: SignedInCtx, written: Written): Promise<HoldReason[]> {
  const holds: HoldReason[] = written.isVerified ? [] : ["unverified"];
  if (written.wasRefused) holds.push("refusedBefore");
  holds.push(...findInText(written.comment));
  if (await isRelated(tx, written.vendorId)) holds.push("related");
  if (await isBurst(tx, written)) holds.push("burst");
  if (await isCopied(tx, written)) holds.push("copied");
  return holds;
}

async function isBurst({ db, clock, caller }: SignedInCtx, { vendorId }: Written): Promise<boolean> {
  const now = clock.now().getTime();
  const young = new Date(now - burst.accountDays * day);
  if (caller.memberSince < young) return false;
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(products.vendorId, vendorId),
        gte(reviews.createdAt, new Date(now - day)),
        gte(users.createdAt, young),
        ne(reviews.userId, caller.userId),
      ),
    );
  return row!.count >= burst.reviews - 1;
}

async function isCopied({ db, caller }: SignedInCtx, { vendorId, reviewId, comment }: Written) {
  if (comment.length < shortestCopied) return false;
  const other = reviewId ? ne(reviews.id, reviewId) : undefined;
  const isSame = sql`md5(lower(${reviews.comment})) = md5(lower(${comment}))`;
  if ((await db.$count(reviews, and(isSame, other))) > 0) return true;
  const latest = (where: SQL) =>
    db
      .select({ comment: reviews.comment })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(and(where, other))
      .orderBy(desc(reviews.createdAt))
      .limit(mostCompared)
      .as("latest");
  const compared = latest(or(eq(products.vendorId, vendorId), eq(reviews.userId, caller.userId))!);
  const [alike] = await db
    .select({ comment: compared.comment })
    .from(compared)
    .where(sql`similarity(${compared.comment}, ${comment}) >= ${likeness}`)
    .limit(1);
  return alike !== undefined;
}
