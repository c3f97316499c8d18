import { objectionsInput } from "#domains/decisions/web/objections.tsx";
import { allInput, readModerationAddress } from "#domains/reviews/web/work/moderation-address.ts";
import { ReviewModeration } from "#domains/reviews/web/work/moderation-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminReviews({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readModerationAddress(params);
  if (address.list === "all") {
    const input = allInput(address);
    await client.prefetchQuery(queries.reviews.listAllReviews.queryOptions({ input }));
    return;
  }
  await Promise.all([
    client.prefetchQuery(queries.reviews.listReviewQueue.queryOptions({ input: { page: address.page } })),
    client.prefetchQuery(
      queries.decisions.listDecisions.queryOptions({ input: { ...objectionsInput, onlyReviews: true } }),
    ),
  ]);
}

export function AdminReviewsPanel() {
  return <ReviewModeration />;
}
