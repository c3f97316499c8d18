import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { takeOutOfCart } from "./settled-orders.ts";

/** The webhook usually wins within a second or two; after this many questions the person is told that it takes longer. */
const maxQuestions = 12;

/** Asks where a purchase stands until it stands still: first often, then less so. */
export function useSettlement(orderId: string | null, isSignedIn: boolean) {
  const queryClient = useQueryClient();
  const isAsked = orderId !== null && isSignedIn;
  const query = useQuery({
    ...queries.checkout.settleSession.queryOptions({ input: { orderId: orderId ?? "" } }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      const isOpen =
        state.data?.state === "open" || classifyError(state.error).code === "PAYMENT_UNAVAILABLE";
      return isOpen && asked < maxQuestions ? Math.min(1_000 * 1.4 ** asked, 8_000) : false;
    },
  });
  // A live event says that the order moved: its query is fetched again, and then this one is asked too.
  const { data: order } = useQuery({
    ...queries.orders.getOrder.queryOptions({ input: { orderId: orderId ?? "" } }),
    enabled: isAsked && query.isSuccess,
  });
  const status = order?.status;
  const { refetch, data } = query;
  const purchase = data?.state;
  useEffect(() => {
    if (purchase === "open" && status && status !== "pending") void refetch();
  }, [purchase, status, refetch]);

  useEffect(() => {
    if (data?.state !== "paid") return;
    takeOutOfCart(data.orderId, data.productIds);
    void queryClient.invalidateQueries({ queryKey: queries.orders.key() });
  }, [data, queryClient]);
  return query;
}
