import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";

const own = queries.plans.getSubscription.queryOptions({ input: {} });

/** The state of the vendor's plan. */
export const useSubscription = () => useQuery(own);

/** Takes the server's new view of the plan: updates the page and the session. */
export function useTakeSubscription(): (view: SubscriptionView) => void {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  return (view) => {
    queryClient.setQueryData(own.queryKey, view);
    for (const stale of [queries.plans.listInvoices, queries.plans.previewUpgrade])
      void queryClient.invalidateQueries({ queryKey: stale.key() });
    void queryClient.invalidateQueries({ queryKey: queries.plans.getProductLimit.key() });
    void revalidate();
  };
}

const goTo = ({ url }: { url: string }) => window.location.assign(url);

/** Opens the provider's page on which a plan is subscribed to. */
export function useStart() {
  const onError = useNotifyError();
  return useMutation(queries.plans.startSubscription.mutationOptions({ onSuccess: goTo, onError }));
}

/** Opens the provider's page for card and invoices. */
export function usePortal() {
  const onError = useNotifyError();
  return useMutation(queries.plans.openPortal.mutationOptions({ onSuccess: goTo, onError }));
}
