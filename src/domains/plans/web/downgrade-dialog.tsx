import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { KeepChoice } from "./keep-choice.tsx";
import { usePlanWords } from "./use-plan-words.ts";
import { useTakeSubscription } from "./use-subscription.ts";

type Props = { view: SubscriptionView; planType: "freemium" | "basic"; trigger: ReactNode };

/**
 * Downgrades or cancels at the end of the paid period: says what changes, and asks which products stay active if not
 * all can.
 */
export function DowngradeDialog({ view, planType, trigger }: Props) {
  const { t } = useTranslation("plans");
  const { t: tUi } = useTranslation("ui");
  const { t: tErrors } = useTranslation("errors");
  const words = usePlanWords();
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<string[] | null>(null);
  const plans = useQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  const terms = plans.data?.items.find((one) => one.planType === planType);
  const max = terms?.maxProducts ?? 0;
  const goods = useQuery({
    ...queries.plans.listProductsToKeep.queryOptions({ input: {}, staleTime: 0 }),
    enabled: isOpen,
  });
  const take = useTakeSubscription();
  const change = useMutation(
    queries.plans.scheduleDowngrade.mutationOptions({
      onSuccess(next) {
        setOpen(false);
        take(next);
        notify.success(t("downgrade.done", { plan }));
      },
    }),
  );
  const plan = t(`names.${planType}`);
  const isCancel = planType === "freemium";
  const items = goods.data?.items ?? [];
  const mustChoose = terms !== undefined && items.length > max;
  const chosen = choice ?? firstChoice(items, view.keptProductIds, max);
  const part = isCancel ? "cancel" : "downgrade";
  const values = {
    plan,
    now: view.planType ? t(`names.${view.planType}`) : "",
    date: view.currentPeriodEnd ? formatDate(view.currentPeriodEnd) : "",
    products: terms ? words.products(terms) : "",
    commission: terms ? words.commission(terms) : "",
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        change.reset();
      }}
      trigger={trigger}
      title={t(`${part}.title`, values)}
      description={t(`${part}.lead`, values)}
      size={mustChoose ? "md" : "sm"}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{isCancel ? t("undo") : tUi("cancel")}</Button>
          </CloseModal>
          <Button
            variant={isCancel ? "danger" : "primary"}
            disabled={!goods.data || (mustChoose && chosen.length > max)}
            loading={change.isPending}
            onClick={() => change.mutate({ planType, keptProductIds: mustChoose ? chosen : [] })}
          >
            {t(`${part}.confirm`, values)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5" aria-busy={!goods.data || undefined}>
        {change.error && (
          <InlineNotice tone="danger" live title={describeError(tErrors, change.error).title}>
            {describeError(tErrors, change.error).text}
          </InlineNotice>
        )}
        {isCancel && <FreeNote freeUntil={view.freeUntil} periodEnd={view.currentPeriodEnd} />}
        <InlineRetry
          isShown={goods.isError && !goods.data}
          isRetrying={goods.isFetching}
          onRetry={() => void goods.refetch()}
        />
        {!goods.data && !goods.isError && <Skeleton className="h-24" />}
        {mustChoose && <KeepChoice items={items} max={max} chosen={chosen} onChange={setChoice} />}
        {goods.data && !mustChoose && <p>{t("downgrade.allFit")}</p>}
      </div>
    </Dialog>
  );
}

/** The earlier choice, else the best sellers: the default without a choice. */
function firstChoice(items: readonly { id: string }[], kept: readonly string[], max: number): string[] {
  const before = items.filter(({ id }) => kept.includes(id));
  return (before.length > 0 ? before : items).slice(0, max).map(({ id }) => id);
}

/** The cost of Freemium afterwards: free months are granted once. */
function FreeNote({ freeUntil, periodEnd }: { freeUntil: string; periodEnd: string | null }) {
  const { t } = useTranslation("plans");
  const isLeft = periodEnd !== null && freeUntil > periodEnd;
  return (
    <InlineNotice tone={isLeft ? "info" : "warning"}>
      {t(isLeft ? "cancel.freeLeft" : "cancel.freeOver", { date: formatDate(freeUntil) })}
    </InlineNotice>
  );
}
