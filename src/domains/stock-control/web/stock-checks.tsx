import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { StockDifference } from "#domains/stock-control/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";

/** What the hourly check found; a check at once, with each difference, its cause and its repair. */
export function StockChecks() {
  const { t } = useTranslation("stockControl");
  const [isAsked, setAsked] = useState(false);
  const last = useQuery(queries.stockControl.getLastStockCheck.queryOptions({ input: {} }));
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.stockControl.checkStock.queryOptions({ input: {} }),
    enabled: isAsked,
  });
  return (
    <section aria-label={t("views.checks")} className="grid grid-cols-1 gap-5">
      <p className="max-w-prose text-ink-soft">{t("checks.lead")}</p>
      {last.data && (
        <InlineNotice
          tone={last.data.count > 0 ? "danger" : "info"}
          title={
            last.data.ranAt === null
              ? t("checks.never")
              : last.data.count > 0
                ? t("checks.found", { count: last.data.count })
                : t("checks.clean")
          }
          action={
            <Button
              variant="secondary"
              loading={isAsked && isFetching}
              onClick={() => (isAsked ? void refetch() : setAsked(true))}
            >
              {t("checks.now")}
            </Button>
          }
        >
          {last.data.ranAt && t("checks.ran", { date: formatDateTime(last.data.ranAt) })}
        </InlineNotice>
      )}
      {isAsked && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {isAsked && !data && !isError && <Skeleton className="h-40" />}
      {data?.length === 0 && <EmptyState title={t("checks.none")} />}
      {data && data.length > 0 && (
        <ul aria-label={t("checks.list")} className="grid grid-cols-1 gap-3">
          {data.map((difference) => (
            <Difference key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Difference({ difference }: { difference: StockDifference }) {
  const { t } = useTranslation("stockControl");
  const { name, vendor, stock, moved, held, holds, causes, isRepairable } = difference;
  return (
    <li className="grid gap-3 rounded-leaf border border-line bg-surface px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-ink-soft text-sm">{vendor.companyName}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {causes.map((cause) => (
            <li key={cause}>{t(`causes.${cause}`, { stock, moved, held, holds })}</li>
          ))}
          {!isRepairable && <li className="text-danger-ink">{t("repair.blocked", { moved, holds })}</li>}
        </ul>
      </div>
      {isRepairable && <Repair difference={difference} />}
    </li>
  );
}

function Repair({ difference: { id: productId, name, moved, holds } }: { difference: StockDifference }) {
  const { t } = useTranslation("stockControl");
  const change = useChange(queries.stockControl.key());
  return (
    <AdminMay permission="inventory.manage">
      <WordsDialog
        trigger={
          <Button variant="secondary" aria-label={t("repair.named", { name })}>
            {t("repair.open")}
          </Button>
        }
        title={t("repair.title", { name })}
        text={t("repair.text", { moved, holds })}
        label={t("reason.label")}
        hint={t("reason.hint")}
        missing={t("reason.missing")}
        longest={500}
        confirmLabel={t("repair.open")}
        onConfirm={(reason) =>
          change(() => api.stockControl.repairStock({ productId, reason }), t("repair.done", { name }))
        }
      />
    </AdminMay>
  );
}
