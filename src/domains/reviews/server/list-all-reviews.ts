import { and, desc, eq, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { ReviewState } from "#domains/reviews/review-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPictures } from "./internal/review-pictures.ts";
import { unscopedSelectCases, viewCase } from "./internal/view-reviews.ts";
import { reviews } from "./tables.ts";

const pageSize = 25;
const mostWords = 6;

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
  const rows = await unscopedSelectCases(db)
    .where(
      and(
        state && states[state],
        rating ? eq(reviews.rating, rating) : undefined,
        reviewId ? eq(reviews.id, reviewId) : undefined,
        isAfter(after),
        ...words.map(isFound),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize + 1);
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

const states = {
  published: eq(reviews.isPublished, true),
  waiting: and(not(reviews.isPublished), isNull(reviews.refusedAt)),
  refused: isNotNull(reviews.refusedAt),
} satisfies Record<ReviewState, SQL | undefined>;

function isFound(word: string): SQL {
  const part = sql`fold_text(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;
  return sql`(fold_text(${reviews.comment}) like ${part} or fold_text(${products.name}) like ${part}
    or fold_text(${vendors.companyName}) like ${part} or fold_text(${users.name}) like ${part}
    or ${users.email} like lower(${`%${word.replace(/[\\%_]/g, "\\$&")}%`}))`;
}

/** To the millisecond, as times are shown: one written in the same millisecond as the last is told by its id. */
function isAfter(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  const [createdAt, id] = after.split("_");
  return sql`(date_trunc('milliseconds', ${reviews.createdAt}), ${reviews.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
