import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { PastSettingChange } from "../contract.ts";
import { useSettingText } from "./setting-values.ts";
import type { ShownSetting } from "./shown-setting.ts";

/** All values that a setting had, with author and reason, the latest first; loaded when it is opened. */
export function HistoryDialog({ setting }: { setting: ShownSetting }) {
  const { t } = useTranslation("settings");
  const [isOpen, setOpen] = useState(false);
  const { name } = setting;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost" aria-label={t("historyLabel", { name })}>
          {t("history")}
        </Button>
      }
      title={name}
      description={t("history")}
    >
      <History setting={setting} />
    </Dialog>
  );
}

function History({ setting: { key, unit, value, holding } }: { setting: ShownSetting }) {
  const { t } = useTranslation("settings");
  const textOf = useSettingText();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    queries.settings.listSettingChanges.infiniteOptions({
      input: (page: number) => ({ key, page }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    }),
  );
  if (isError && !data) return <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  const changes = data.pages.flatMap((page) => page.items);
  if (changes.length === 0)
    return <p className="text-ink-soft">{t("past.none", { value: textOf(unit, value) })}</p>;
  return (
    <>
      <ol className="grid gap-4">
        {changes.map((change) => (
          <PastChange
            key={change.id}
            change={change}
            value={textOf(unit, change.value)}
            isHolding={change.id === holding?.id}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t("past.more")}
        </Button>
      )}
    </>
  );
}

function PastChange({
  change,
  value,
  isHolding,
}: {
  change: PastSettingChange;
  value: string;
  isHolding: boolean;
}) {
  const { t } = useTranslation("settings");
  const { author, reason, createdAt, validFrom, withdrawnAt, withdrawnBy } = change;
  return (
    <li className="border-line border-l-2 pl-4" aria-current={isHolding || undefined}>
      <p className="font-semibold">
        <span className={withdrawnAt ? "line-through" : undefined}>{value}</span>{" "}
        <span className="font-normal text-ink-soft text-sm">
          {t("past.from", { date: formatDate(validFrom) })}
        </span>
      </p>
      <p>{reason ?? t("past.noReason")}</p>
      <p className="text-ink-soft text-sm">
        {author ?? t("unknown")} · {formatDateTime(createdAt)}
      </p>
      {withdrawnAt && (
        <p className="text-sm text-warning-ink">
          {t("past.withdrawnBy", { author: withdrawnBy ?? t("unknown"), date: formatDateTime(withdrawnAt) })}
        </p>
      )}
    </li>
  );
}
