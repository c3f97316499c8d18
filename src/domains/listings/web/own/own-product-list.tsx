import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { href, Link, useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ListFilters } from "./list-filters.tsx";
import { readOwnListParams } from "./list-params.ts";
import { OwnProductCard } from "./own-product-card.tsx";
import { PlanMeter } from "./plan-meter.tsx";

/** The vendor's own products: on sale, pending, rejected. */
export function OwnProductList() {
  const { t } = useTranslation("listings");
  const [params] = useSearchParams();
  const input = readOwnListParams(params);
  const { data, isError, refetch, isFetching } = useQuery({
    ...queries.listings.listMyProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  const hasAny = !data || Object.values(data.counts).some((count) => count > 0);
  if (!hasAny) return <NoProducts />;
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(page));
    return `?${next}`;
  };
  return (
    <div className="grid gap-6" aria-busy={isFetching || undefined}>
      <PlanMeter />
      <ListFilters counts={data?.counts} />
      <h2 className="sr-only">{t("listTitle")}</h2>
      {!data && <Skeleton className="h-80" />}
      {data?.items.length === 0 && (
        <EmptyState
          illustration={<Illustration name="cup" />}
          title={t("noneFound")}
          action={
            <Button asChild variant="secondary">
              <Link to="?tab=products">{t("showAll")}</Link>
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((product) => (
            <OwnProductCard key={product.id} product={product} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination page={data.page} pageCount={pageCount(data.total, data.pageSize)} hrefFor={hrefFor} />
      )}
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
