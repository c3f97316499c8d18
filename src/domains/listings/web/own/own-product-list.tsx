import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { href, Link, useSearchParams } from "react-router";
import { DataTable } from "#client/data-table/data-table.tsx";
import { useTeamMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { ListFilters } from "./list-filters.tsx";
import { editPathOf, ownListPath, readOwnListParams } from "./list-params.ts";
import { useOwnColumns } from "./own-columns.tsx";
import { PlanMeter } from "./plan-meter.tsx";
import { useActivityActions } from "./use-activity-actions.ts";

/** The vendor's own products: on sale, pending, rejected. */
export function OwnProductList() {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readOwnListParams(params);
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.listings.listMyProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const bulk = useActivityActions();
  const columns = useOwnColumns(input);
  const mayManage = useTeamMay("products.manage");
  const hasAny = !data || Object.values(data.counts).some((count) => count > 0);
  if (!hasAny) return <NoProducts />;
  const isMore = data && data.page * data.pageSize < data.total;
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={isFetching || undefined}>
      <PlanMeter />
      <ListFilters counts={data?.counts} />
      <h2 className="sr-only">{t("listTitle")}</h2>
      <DataTable
        list="own-products"
        label={t("listTitle")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => editPathOf(id)}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          <EmptyState
            illustration={<Illustration name="cup" />}
            title={t("noneFound")}
            action={
              <Button asChild variant="secondary">
                <Link to="?tab=products">{t("showAll")}</Link>
              </Button>
            }
          />
        }
        bulk={mayManage ? bulk : undefined}
        firstHref={input.page > 1 ? ownListPath({ ...input, page: 1 }) : null}
        nextHref={isMore ? ownListPath({ ...input, page: input.page + 1 }) : null}
      />
    </div>
  );
}

function NoProducts() {
  const { t } = useTranslation("listings");
  return (
    <EmptyState
      illustration={<Illustration name="branch" />}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <Button asChild>
          <Link to={href("/vendor/products/new")}>{t("empty.action")}</Link>
        </Button>
      }
    />
  );
}
