import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { planLife } from "#domains/plans/plan-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useTakeSubscription } from "./use-subscription.ts";

/** On return from the provider's pages: refreshes the state once and shows it. The events do the work anyway. */
export function CameBack() {
  const { t } = useTranslation("plans");
  const [params] = useSearchParams();
  const take = useTakeSubscription();
  const { mutate, data, isPending, isError } = useMutation(
    queries.plans.refreshSubscription.mutationOptions({ onSuccess: take }),
  );
  const checkout = params.get("checkout");
  const isBack = checkout === "done" || params.has("portal");
  useEffect(() => {
    if (isBack) mutate({});
  }, [isBack, mutate]);
  if (checkout === "cancelled") return <InlineNotice live>{t("back.cancelled")}</InlineNotice>;
  if (checkout !== "done") return null;
  if (data && !planLife[data.state].may.subscribe)
    return (
      <InlineNotice live tone="success" title={t("back.doneTitle")}>
        {t("back.doneText")}
      </InlineNotice>
    );
  return (
    <InlineNotice live title={t("back.waitingTitle")}>
      {t(isPending || (!data && !isError) ? "back.waitingText" : "back.laterText")}
    </InlineNotice>
  );
}
