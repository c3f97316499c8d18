import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import type { QueueEntry } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { pageCount } from "#kernel/paging.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Picture } from "#ui/picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApproveAll } from "./approve-all.tsx";
import { ProductsViews } from "./products-views.tsx";
import { readQueueParams } from "./queue-params.ts";
import { useQueueKeys } from "./use-queue-keys.ts";

/** Pending new products and edits, longest waiting first. */
export function ProductQueue() {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readQueueParams(params);
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.listings.listProductQueue.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const keys = useQueueKeys(data?.items ?? []);
  if (isError && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-80" />;
  const { counts } = data;
  const kinds = [
    { kind: undefined, label: t("queue.all", { count: counts.product + counts.revision }) },
    { kind: "product", label: t("queue.products", { count: counts.product }) },
    { kind: "revision", label: t("queue.revisions", { count: counts.revision }) },
  ] as const;
  return (
    <div className="grid gap-6">
      <ProductsViews shown="queue" />
      <h2 className="font-display font-semibold text-heading">{t("queue.title")}</h2>
      <nav aria-label={t("filter.label")} className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label }) => (
          <Chip
            key={label}
            label={label}
            to={`?tab=products${kind ? `&kind=${kind}` : ""}`}
            className={input.kind === kind ? "border-ink bg-ink text-paper" : undefined}
          />
        ))}
      </nav>
      {data.items.length === 0 ? (
        <EmptyState title={t("queue.emptyTitle")} text={t("queue.emptyText")} headingLevel="h3" />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <AdminMay permission="products.manage">
              <ApproveAll count={counts.product} />
            </AdminMay>
            <p className="text-ink-soft text-sm pointer-coarse:hidden">{t("queue.keys")}</p>
          </div>
          <ol ref={keys.list} onKeyDown={keys.onKeyDown} className="grid gap-3">
            {data.items.map((entry) => (
              <QueueCard key={`${entry.kind}${entry.productId}`} entry={entry} />
            ))}
          </ol>
        </>
      )}
      <Pagination
        page={data.page}
        pageCount={pageCount(data.total, data.pageSize)}
        hrefFor={(page) => `?tab=products${input.kind ? `&kind=${input.kind}` : ""}&page=${page}`}
      />
    </div>
  );
}

function QueueCard({ entry }: { entry: QueueEntry }) {
  const { t } = useTranslation("listings");
  return (
    <Card asChild padding="sm" interactive>
      <li className="grid! grid-cols-[4.5rem_1fr] items-center gap-4 sm:grid-cols-[4.5rem_1fr_auto]">
        <div className="aspect-square overflow-hidden rounded-leaf-sm bg-sunken">
          <Picture src={entry.imageUrl} alt="" sizes="5rem" width={160} height={160} />
        </div>
        <div className="min-w-0">
          <h3 className="font-semibold leading-snug">
            <Link
              to={`?tab=products&product=${entry.productId}`}
              className="break-words after:absolute after:inset-0 hover:underline"
            >
              {entry.name}
            </Link>
          </h3>
          <p className="mb-1.5 text-ink-soft text-sm">{entry.companyName}</p>
          <Badge tone={entry.kind === "product" ? "yellow" : "blue"}>{t(`queue.kind.${entry.kind}`)}</Badge>
        </div>
        <p className="text-sm max-sm:col-span-2 sm:text-right">
          <Age since={entry.submittedAt} />
          <span className="block text-ink-soft">{formatDateTime(entry.submittedAt)}</span>
        </p>
      </li>
    </Card>
  );
}

/** The waiting time, counted in the browser's clock. */
function Age({ since }: { since: string }) {
  const { t } = useTranslation("listings");
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const hours = Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / 3_600_000));
  const days = Math.floor(hours / 24);
  if (hours === 0) return <span className="font-semibold">{t("queue.justNow")}</span>;
  return (
    <span className={days >= 3 ? "font-semibold text-danger-ink" : "font-semibold"}>
      {days > 0 ? t("queue.days", { count: days }) : t("queue.hours", { count: hours })}
    </span>
  );
}
