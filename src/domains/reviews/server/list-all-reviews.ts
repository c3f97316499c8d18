import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { ReviewState } from "#domains/reviews/review-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { unscopedSelectCases, viewCase } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 25;
const mostWords = 6;
/** Written out, so that the planner knows how few are wanted. */
const most = sql.raw(String(pageSize + 1));

type Input = {
  search?: string | undefined;
  state?: ReviewState | undefined;
  rating?: number | undefined;
  reviewId?: string | undefined;
  after?: string | undefined;
};

/**
 * Reviews of every state, newest first, 25 at a time: filtered by words of the text, the product, the vendor, or the author's
 * name or address (whatever their accents), by state and stars. For administrators.
 */
export async function listAllReviews({ db }: SignedInCtx, input: Input) {
  const { search = "", state, rating, reviewId, after } = input;
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const wanted = and(
    state && states[state],
    rating ? eq(reviews.rating, rating) : undefined,
    reviewId ? eq(reviews.id, reviewId) : undefined,
    isAfter(after),
  );
  const rows = await unscopedSelectCases(db)
    .where(words.length > 0 ? isFoundAmong(words, wanted) : wanted)
    .orderBy(newestFirst)
    .limit(filteredLimit(pageSize + 1));
  const shown = rows.slice(0, pageSize);
  const pictures = await listPictures(
    db,
    shown.map(({ review }) => review.id),
  );
  const last = shown.at(-1)?.review;
  return {
    items: shown.map((row) => viewCase(row, pictures.get(row.review.id))),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

const newestFirst = sql`${reviews.createdAt} desc, ${reviews.id} desc`;

const states = {
  published: eq(reviews.isPublished, true),
  waiting: and(not(reviews.isPublished), isNull(reviews.refusedAt)),
  refused: isNotNull(reviews.refusedAt),
} satisfies Record<ReviewState, SQL | undefined>;

const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
const has = (text: unknown, word: string) => sql`fold_text(${text}) like fold_text(${patternOf(word)})`;

/** Where else than in its text a word of a review is looked for. */
const otherPlaces = [products.name, vendors.companyName, users.name, users.email];

/** Whether a review, its product, vendor or author has a word. */
const isFound = (word: string): SQL =>
  or(...[reviews.comment, ...otherPlaces].map((place) => has(place, word)))!;

/**
 * The first reviews of a search among the wanted ones: those whose text has every word, and those with a word elsewhere. Each place is
 * looked at by itself: what is common is read from the newest review on, what is rare by its index; a condition over all of them
 * would read every review.
 */
function isFoundAmong(words: readonly string[], wanted: SQL | undefined): SQL {
  const inText = words.map((word) => has(reviews.comment, word));
  const elsewhere = words.flatMap((word, n) =>
    otherPlaces.map((place) => [has(place, word), ...words.toSpliced(n, 1).map(isFound)]),
  );
  const found = [inText, ...elsewhere].map(
    (conditions) => sql`(select ${reviews.id} from ${reviews}
      join ${products} on ${products.id} = ${reviews.productId} join ${vendors} on ${vendors.id} = ${products.vendorId}
      join ${users} on ${users.id} = ${reviews.userId}
      where ${and(...conditions, wanted)} order by ${newestFirst} limit ${most})`,
  );
  return sql`${reviews.id} in (${sql.join(found, sql` union `)})`;
}

/** To the millisecond, as times are shown: one written in the same millisecond as the last is told by its id. */
function isAfter(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  const [createdAt, id] = after.split("_");
  return sql`(date_trunc('milliseconds', ${reviews.createdAt}), ${reviews.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
