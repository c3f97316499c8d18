import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import type { ProductList } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** What comes near a search that finds little or nothing, apart from what matches it. */
export function CloseMatches({ products }: { products: ProductList["closeMatches"] }) {
  const { t } = useTranslation("search");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="close-matches" className="mt-12 border-line border-t pt-8 first:mt-0">
      <h2 id="close-matches" className="mb-6 font-display font-semibold text-heading">
        {t("list.near")}
      </h2>
      <ProductGrid products={products} headingLevel="h3" width="narrow" />
    </section>
  );
}
