import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useProductFacts } from "#domains/catalogue/web/product-facts.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FactsTable } from "#ui/facts-table.tsx";

/** The product's description and specifications. */
export function ProductText({ product }: { product: ProductDetail }) {
  const { t } = useTranslation("catalogue");
  const factsOf = useProductFacts();
  return (
    <div className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[1.1fr_1fr]">
      <section>
        <h2 className="mb-4 font-display font-semibold text-heading">{t("product.description")}</h2>
        <p lang={product.language} className="max-w-prose whitespace-pre-line text-lg">
          {product.description}
        </p>
      </section>
      <section>
        <h2 className="mb-4 font-display font-semibold text-heading">{t("product.specifications")}</h2>
        <FactsTable facts={factsOf(product)} />
      </section>
    </div>
  );
}
