import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";

/** Orders, money and reviews of a user, each undefined while loading and 0 after a failure (R11). */
export function useNumbers() {
  const orders = useQuery(queries.orders.getOrderSummary.queryOptions({ input: {} }));
  const reviews = useQuery(queries.reviews.countMyReviews.queryOptions({ input: {} }));
  const failed = [orders, reviews].filter((query) => query.isError);
  const afterFailure = (query: { isError: boolean }) => (query.isError ? 0 : undefined);
  return {
    orderCount: orders.data?.orderCount ?? afterFailure(orders),
    spentCents: orders.data?.spentCents ?? afterFailure(orders),
    reviewCount: reviews.data?.count ?? afterFailure(reviews),
    retry: {
      isShown: failed.length > 0,
      isRetrying: failed.some((query) => query.isFetching),
      onRetry: () => {
        for (const query of failed) void query.refetch();
      },
    },
  };
}
