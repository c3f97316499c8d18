import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { maxCompared } from "#domains/compare/web/compare-ids.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CompareTable } from "./table.tsx";

type CompareContentsProps = {
  ids: readonly string[];
  isShared: boolean;
  onlyDifferences: boolean;
  onRemove: (productId: string) => void;
};

export function CompareContents({ ids, isShared, onlyDifferences, onRemove }: CompareContentsProps) {
  const { t } = useTranslation("compare");
  const { t: tErrors } = useTranslation("errors");
  const { products, goneIds, error, isFetching, refetch } = useCompared(ids);
  const [area, removeAndMoveOn] = useFocusAfterRemoval(ids, onRemove);
  if (ids.length === 0) return <NothingToCompare />;
  if (error) {
    return (
      <ErrorState
        title={t("error")}
        message={describeError(tErrors, error).text}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (products.length + goneIds.length < ids.length) return <Skeleton className="h-96 rounded-leaf" />;
  return (
    <div ref={area}>
      {goneIds.length > 0 && (
        <InlineNotice tone="warning" className="mb-6">
          {t("gone", { count: goneIds.length })}
        </InlineNotice>
      )}
      {products.length > 0 ? (
        <CompareTable
          products={products}
          isShared={isShared}
          onlyDifferences={onlyDifferences && products.length > 1}
          onRemove={removeAndMoveOn}
        />
      ) : (
        <NothingToCompare />
      )}
      {!isShared && products.length > 0 && products.length < maxCompared && (
        <p className="mt-5 text-ink-soft">
          {t("room", { count: maxCompared - products.length })}{" "}
          <Link to={href("/products")} className="text-link">
            {t("browse")}
          </Link>
        </p>
      )}
    </div>
  );
}

function NothingToCompare() {
  const { t } = useTranslation("compare");
  return (
    <EmptyState
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Button asChild>
          <Link to={href("/products")}>{t("browse")}</Link>
        </Button>
      }
    />
  );
}

/** The products with all their facts, each under the query key of its own page; those no longer sold by id. */
function useCompared(ids: readonly string[]) {
  const asked = useQueries({
    queries: ids.map((productId) => queries.catalogue.getProduct.queryOptions({ input: { productId } })),
  });
  const isGone = (error: unknown) => error !== null && classifyError(error).type === "not_found";
  const failed = asked.filter(({ data, error }) => !data && error && !isGone(error));
  return {
    products: asked.flatMap(({ data }) => data ?? []),
    goneIds: ids.filter((_, index) => !asked[index]!.data && isGone(asked[index]!.error)),
    error: failed[0]?.error ?? null,
    isFetching: failed.some((one) => one.isFetching),
    refetch: () => {
      for (const one of failed) void one.refetch();
    },
  };
}

/** The pressed button disappears with its column: the focus moves to the next one, or to the page's heading. */
function useFocusAfterRemoval(ids: readonly string[], onRemove: (productId: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useEffect(() => {
    if (place.current === null) return;
    const left = area.current?.querySelectorAll<HTMLElement>("[data-remove]");
    const next = left?.[Math.min(place.current, left.length - 1)] ?? document.getElementById("page-title");
    place.current = null;
    next?.focus();
  }, [ids.join()]);
  const remove = (productId: string) => {
    place.current = ids.indexOf(productId);
    onRemove(productId);
  };
  return [area, remove] as const;
}
