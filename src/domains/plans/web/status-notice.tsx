import { useMutation } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { PlanState } from "#domains/plans/plan-life.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { usePortal, useTakeSubscription } from "./use-subscription.ts";

const tones = {
  freeGrace: "warning",
  freeOver: "danger",
  changing: "info",
  ending: "info",
  pastDue: "warning",
  unpaid: "danger",
} as const satisfies Partial<Record<PlanState, string>>;

/** What a vendor needs to know about its plan today, with the action to take. */
export function PlanStatusNotice({ view }: { view: SubscriptionView }) {
  const { t } = useTranslation("plans");
  if (!(view.state in tones)) return null;
  const state = view.state as keyof typeof tones;
  const day = (moment: string | null) => (moment ? formatDate(moment) : "");
  const values = {
    date: day(state === "changing" || state === "ending" ? view.changesAt : view.graceEndsAt),
    plan: t(`names.${view.nextPlanType ?? "freemium"}`),
    count: view.keptProductIds.length,
  };
  const isOwing = state === "pastDue" || state === "unpaid";
  return (
    <InlineNotice
      tone={tones[state]}
      title={t(`state.${state}.title`, values)}
      action={
        isOwing ? <PayActions /> : values.date && (state === "changing" || state === "ending") && <Undo />
      }
    >
      <p>{t(`state.${state}.text`, values)}</p>
      {values.count > 0 && <p className="mt-1">{t("kept", values)}</p>}
    </InlineNotice>
  );
}

function PayActions() {
  const { t } = useTranslation("plans");
  const portal = usePortal();
  const busyWith = portal.isPending ? portal.variables.part : undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={busyWith === "overview"} onClick={() => portal.mutate({ part: "overview" })}>
        {t("payNow")}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        loading={busyWith === "card"}
        onClick={() => portal.mutate({ part: "card" })}
      >
        {t("changeCard")}
      </Button>
    </div>
  );
}

function Undo() {
  const { t } = useTranslation("plans");
  const take = useTakeSubscription();
  const onError = useNotifyError();
  const undo = useMutation(
    queries.plans.undoScheduledChange.mutationOptions({
      onSuccess(view) {
        take(view);
        notify.success(t("undone"));
      },
      onError,
    }),
  );
  return (
    <Button size="sm" variant="secondary" loading={undo.isPending} onClick={() => undo.mutate({})}>
      {t("undo")}
    </Button>
  );
}
