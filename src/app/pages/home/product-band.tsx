import { href, Link } from "react-router";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

type ProductBandProps = { sort: "newest" | "popular"; products: readonly ProductCard[] };

/** The first products of a sorted list. If the list fails, nothing is shown. */
export function ProductBand({ sort, products }: ProductBandProps) {
  const { t } = useTranslation();
  if (products.length === 0) return null;
  return (
    <Section space="lg" className={sort === "popular" ? "pt-0 sm:pt-0" : undefined}>
      <Container width="wide">
        <SectionHeading
          title={t(`home.${sort}.title`)}
          lead={t(`home.${sort}.lead`)}
          action={
            <Link to={withQuery(href("/products"), { sort })} className="text-link">
              {t(`home.${sort}.all`)}
            </Link>
          }
        />
        <ProductGrid products={products} width="even" />
      </Container>
    </Section>
  );
}
