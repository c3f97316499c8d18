import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useCompareList } from "./compare-store.ts";
import { CompareTable } from "./compare-table.tsx";

export function CompareContents() {
  const { t } = useTranslation("catalogue");
  const { t: tErrors } = useTranslation("errors");
  const { ids } = useCompareList();
  const list = useQuery({
    ...queries.catalogue.listProductsByIds.queryOptions({
      input: { ids: [...ids] },
      enabled: ids.length > 0,
    }),
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0) {
    return (
      <EmptyState
        title={t("compare.empty")}
        text={t("compare.emptyText")}
        action={
          <Button asChild>
            <Link to="/products">{t("compare.browse")}</Link>
          </Button>
        }
      />
    );
  }
  if (list.isError) {
    return (
      <ErrorState
        title={t("compare.error")}
        message={describeError(tErrors, list.error).text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <Skeleton className="h-96 rounded-leaf" />;
  const products = ids.flatMap((id) => list.data.items.find((product) => product.id === id) ?? []);
  const missing = list.isPlaceholderData ? 0 : ids.length - products.length;
  return (
    <>
      {missing > 0 && (
        <InlineNotice tone="warning" className="mb-6">
          {t("compare.gone", { count: missing })}
        </InlineNotice>
      )}
      {products.length > 0 && <CompareTable products={products} />}
    </>
  );
}
