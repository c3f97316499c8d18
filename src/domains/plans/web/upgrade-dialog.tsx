import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { classifyError } from "#client/classify-error.ts";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePortal, useTakeSubscription } from "./use-subscription.ts";

/** Shows what a larger plan costs now and later, and charges exactly that. */
export function UpgradeDialog({ planType, trigger }: { planType: PaidPlan; trigger: ReactNode }) {
  const { t } = useTranslation("plans");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const plan = t(`names.${planType}`);
  const preview = useQuery({
    ...queries.plans.previewUpgrade.queryOptions({ input: { planType }, staleTime: 0 }),
    enabled: isOpen,
  });
  const take = useTakeSubscription();
  const upgrade = useMutation(
    queries.plans.upgradePlan.mutationOptions({
      onSuccess(view) {
        setOpen(false);
        take(view);
        notify.success(t("upgrade.done", { plan }));
      },
      // The previewed price may have changed over time.
      onError: () => void preview.refetch(),
    }),
  );
  const { data } = preview;
  const dueNow = data ? formatUsd(data.dueNowCents) : "";
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        upgrade.reset();
      }}
      trigger={trigger}
      title={t("upgrade.title", { plan })}
      description={t("upgrade.lead")}
      size="sm"
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button
            disabled={!data}
            loading={upgrade.isPending}
            onClick={() => data && upgrade.mutate({ planType, dueNowCents: data.dueNowCents })}
          >
            {data ? t("upgrade.confirm", { amount: dueNow }) : t("upgrade.button", { plan })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4" aria-busy={!data || undefined}>
        {upgrade.error && <Refusal error={upgrade.error} />}
        <InlineRetry
          isShown={preview.isError && !data}
          isRetrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
        {data ? (
          <dl className="grid gap-3">
            <Amount label={t("upgrade.dueNow")} value={dueNow} isLarge />
            <Amount
              label={t("upgrade.then", { date: formatDate(data.currentPeriodEnd) })}
              value={formatUsd(data.monthlyCents)}
            />
          </dl>
        ) : (
          !preview.isError && <Skeleton className="h-24" />
        )}
      </div>
    </Dialog>
  );
}

function Amount({ label, value, isLarge }: { label: string; value: string; isLarge?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className={isLarge ? "figures font-display font-semibold text-heading" : "figures font-semibold"}>
        {value}
      </dd>
    </div>
  );
}

/** Why the plan was not changed; a declined card can be replaced. */
function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation("plans");
  const { t: tErrors } = useTranslation("errors");
  const portal = usePortal();
  const { title, text } = describeError(tErrors, error);
  const isCard = classifyError(error).code === "CARD_REFUSED";
  return (
    <InlineNotice tone="danger" live title={title}>
      <p>{text}</p>
      {isCard && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          loading={portal.isPending}
          onClick={() => portal.mutate({ part: "card" })}
        >
          {t("changeCard")}
        </Button>
      )}
    </InlineNotice>
  );
}
