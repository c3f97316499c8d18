import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";

/** Retry state of a failed query. */
function retryOf({
  isError,
  isFetching,
  refetch,
}: {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}) {
  return { isShown: isError, isRetrying: isFetching, onRetry: () => void refetch() };
}

/** The vendor's balance, updated by live events. */
export function useBalance() {
  const query = useQuery(queries.payouts.getBalance.queryOptions({ input: {} }));
  return { balance: query.data, retry: retryOf(query) };
}

/** Where payouts go. */
export function usePayoutAccount() {
  const query = useQuery(queries.payouts.getPayoutAccount.queryOptions({ input: {} }));
  return { account: query.data, retry: retryOf(query) };
}

/** A page of payouts; the previous page stays until it is loaded. */
export function usePayouts(page: number) {
  const options = queries.payouts.listPayouts.queryOptions({ input: { page } });
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  return { payouts: query.data, retry: retryOf(query) };
}

/** A page of a month's statement; the current month by default. */
export function useStatement(input: { month?: string | undefined; page: number }) {
  const query = useQuery(queries.payouts.getStatement.queryOptions({ input }));
  return { statement: query.data, retry: retryOf(query) };
}
