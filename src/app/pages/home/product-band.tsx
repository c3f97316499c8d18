import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

type ProductBandProps = { sort: "newest" | "popular"; products: readonly ProductCard[] };

/** The first products of a sorted list. A list that cannot be had takes no place. */
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
            <Link to={`/products?sort=${sort}`} className="text-link">
              {t(`home.${sort}.all`)}
            </Link>
          }
        />
        <ProductGrid products={products} width="even" />
      </Container>
    </Section>
  );
}
