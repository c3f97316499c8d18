import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ProductGridSkeleton } from "./product-grid-skeleton.tsx";

type ProductRelatedProps = {
  productId: string;
  category: string;
  /** Loaded with the page; null: the server failed, so the browser requests it. */
  related: { items: ProductCard[] } | null;
};

/** One row: the category has the rest. */
const shownCount = 4;

export function ProductRelated({ productId, category, related }: ProductRelatedProps) {
  const { t } = useTranslation("catalogue");
  const { t: tErrors } = useTranslation("errors");
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.catalogue.listRelatedProducts.queryOptions({ input: { productId } }),
    ...(related && { initialData: related }),
  });
  if (data && data.items.length > 0)
    return (
      // In rows of three, the fourth would be alone.
      <div className="sm:max-lg:[&_li:nth-child(4)]:hidden">
        <ProductGrid products={data.items.slice(0, shownCount)} />
      </div>
    );
  if (data) {
    return (
      <EmptyState
        headingLevel="h3"
        title={t("product.relatedNone")}
        action={
          <Button asChild variant="secondary">
            <Link to={href("/categories/:categorySlug", { categorySlug: category })}>
              {t("category.all")}
            </Link>
          </Button>
        }
      />
    );
  }
  if (!error) return <ProductGridSkeleton count={4} />;
  return (
    <ErrorState
      headingLevel="h3"
      title={t("product.relatedFailed")}
      message={describeError(tErrors, error).text}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
