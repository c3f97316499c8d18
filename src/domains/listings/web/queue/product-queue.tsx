import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { AdminMay, useAdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import type { QueueEntry } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ApproveAll } from "./approve-all.tsx";
import { NamedPicture } from "./named-picture.tsx";
import { ProductsViews } from "./products-views.tsx";
import { type QueueParams, queuePath } from "./queue-params.ts";
import { useApprovalAction } from "./use-approval-action.ts";
import { useQueueKeys } from "./use-queue-keys.ts";

/** Pending new products and edits, longest waiting first. */
export function ProductQueue({ shown }: { shown: QueueParams }) {
  const { t } = useTranslation("listings");
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.listings.listProductQueue.queryOptions({ input: shown }),
    placeholderData: keepPreviousData,
  });
  const onKeyDown = useQueueKeys(data?.items ?? []);
  const approval = useApprovalAction<QueueEntry>(({ productId, submittedAt }) => ({
    productId,
    submittedAt,
  }));
  const mayApprove = useAdminMay("products.manage");
  const { kind, after } = shown;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProductsViews shown="queue" />
      <h2 className="font-display font-semibold text-heading">{t("queue.title")}</h2>
      <QueueKinds shown={shown} counts={data?.counts} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <AdminMay permission="products.manage">
          <ApproveAll kind={kind} count={countOf(data?.counts, kind)} />
        </AdminMay>
        <p className="text-ink-soft text-sm pointer-coarse:hidden">{t("queue.keys")}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the links within, which work without them */}
      <div onKeyDown={onKeyDown}>
        <DataTable
          list="product-queue"
          label={t("queue.title")}
          columns={useColumns()}
          rows={data?.items}
          rowId={({ productId }) => productId}
          rowName={({ name }) => name}
          hrefOf={({ productId }) => `?tab=products&product=${productId}`}
          error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
          empty={<EmptyState title={t("queue.emptyTitle")} text={t("queue.emptyText")} headingLevel="h3" />}
          bulk={mayApprove ? [approval] : undefined}
          readMatching={(place) =>
            api.listings.listProductQueue({
              ...{ size: 500, ...(kind ? { kind } : {}), ...(place ? { after: place } : {}) },
            })
          }
          firstHref={after ? queuePath({ ...(kind ? { kind } : {}) }) : null}
          nextHref={data?.next ? queuePath({ ...shown, after: data.next }) : null}
        />
      </div>
    </div>
  );
}

type Counts = { product: number; revision: number };
const countOf = (counts: Counts | undefined, kind: QueueParams["kind"]) =>
  counts ? (kind ? counts[kind] : counts.product + counts.revision) : 0;

function QueueKinds({ shown, counts }: { shown: QueueParams; counts: Counts | undefined }) {
  const { t } = useTranslation("listings");
  const kinds = [
    { kind: undefined, label: t("queue.all", { count: countOf(counts, undefined) }) },
    { kind: "product", label: t("queue.products", { count: countOf(counts, "product") }) },
    { kind: "revision", label: t("queue.revisions", { count: countOf(counts, "revision") }) },
  ] as const;
  return (
    <nav aria-label={t("filter.label")} className="flex flex-wrap gap-2">
      {kinds.map(({ kind, label }) => (
        <Chip
          key={label}
          label={label}
          to={queuePath(kind ? { kind } : {})}
          className={shown.kind === kind ? "border-ink bg-ink text-paper" : undefined}
        />
      ))}
    </nav>
  );
}

function useColumns(): DataColumn<QueueEntry>[] {
  const { t } = useTranslation("listings");
  return [
    {
      id: "name",
      header: t("all.columns.name"),
      isPrimary: true,
      cell: ({ name, imageUrl }) => <NamedPicture name={name} imageUrl={imageUrl} />,
    },
    {
      id: "kind",
      header: t("queue.kindLabel"),
      cell: ({ kind }) => (
        <Badge tone={kind === "product" ? "yellow" : "blue"}>{t(`queue.kind.${kind}`)}</Badge>
      ),
    },
    { id: "vendor", header: t("all.columns.vendor"), cell: ({ companyName }) => companyName },
    { id: "age", header: t("queue.age"), cell: ({ submittedAt }) => <Age since={submittedAt} /> },
    {
      id: "submitted",
      header: t("queue.submitted"),
      cell: ({ submittedAt }) => <span className="whitespace-nowrap">{formatDateTime(submittedAt)}</span>,
    },
  ];
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
