import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { forgetDraft } from "./checkout-draft.ts";
import { takeOutOfCart } from "./settled-orders.ts";

/**
 * The webhook usually arrives within a second or two; after this many requests the buyer is told that it takes
 * longer.
 */
const maxQuestions = 12;

type Counts = { dataUpdateCount: number; errorUpdateCount: number };
const countAsked = ({ dataUpdateCount, errorUpdateCount }: Counts) => dataUpdateCount + errorUpdateCount;
/** The provider may be reachable again by the next request. */
const mayPass = (error: unknown) => classifyError(error).code === "PAYMENT_UNAVAILABLE";

/** Polls a purchase until its state is final: first often, then less so. `failure`: it can't be loaded. */
export function useSettlement(orderId: string | null, isSignedIn: boolean) {
  const queryClient = useQueryClient();
  const isAsked = orderId !== null && isSignedIn;
  const options = queries.checkout.settleSession.queryOptions({ input: { orderId: orderId ?? "" } });
  const query = useQuery({
    ...options,
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const asked = countAsked(state);
      const isOpen = state.data?.state === "open" || mayPass(state.error);
      return isOpen && asked < maxQuestions ? Math.min(1_000 * 1.4 ** asked, 8_000) : false;
    },
  });
  // A live event reports that the order changed: its query is refetched, and then this one too.
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
    forgetDraft();
    void queryClient.invalidateQueries({ queryKey: queries.orders.key() });
  }, [data, queryClient]);

  const [failure, setFailure] = useState<unknown>(null);
  const { error } = query;
  useEffect(() => {
    const state = queryClient.getQueryState(options.queryKey);
    if (data) setFailure(null);
    else if (error && !(mayPass(error) && state && countAsked(state) < maxQuestions)) setFailure(error);
  }, [data, error, options.queryKey, queryClient]);
  return { ...query, failure };
}
