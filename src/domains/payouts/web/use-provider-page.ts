import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";

/** Redirects to the provider's page of the account: its form, or its own pages if nothing is missing. */
export function useProviderPage(isReady: boolean) {
  const notifyError = useNotifyError();
  const [isLeaving, setLeaving] = useState(false);
  // The browser's Back button restores this page as it was left: busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  const options = {
    onSuccess({ url }: { url: string }) {
      setLeaving(true);
      window.location.assign(url);
    },
    onError: notifyError,
  };
  const form = useMutation(queries.payouts.startOnboarding.mutationOptions(options));
  const dashboard = useMutation(queries.payouts.openPayoutDashboard.mutationOptions(options));
  const page = isReady ? dashboard : form;
  return { open: () => page.mutate({}), isOpening: page.isPending || isLeaving };
}
