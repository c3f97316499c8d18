import { ShopReviews } from "#domains/reviews/web/work/shop-reviews.tsx";
import { readShopReviewsInput } from "#domains/reviews/web/work/shop-reviews-address.ts";
import type { Load } from "../../load.ts";

export async function loadReviews({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const input = readShopReviewsInput(params);
  await client.prefetchQuery(queries.reviews.listShopReviews.queryOptions({ input }));
}

export function ReviewsPanel() {
  return <ShopReviews />;
}
