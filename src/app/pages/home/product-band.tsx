import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

const shown = 8;

/** The first products of a sorted list. A list that cannot be had takes no place. */
export function ProductBand({ sort }: { sort: "newest" | "popular" }) {
  const { t } = useTranslation();
  const list = useQuery(queries.search.listProducts.queryOptions({ input: { sort, page: 1 } }));
  if (list.isError || list.data?.items.length === 0) return null;
  return (
    <Section space="lg" className={sort === "newest" ? "pt-0 sm:pt-0" : undefined}>
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
        {list.data ? <ProductGrid products={list.data.items.slice(0, shown)} /> : <ProductGridSkeleton />}
      </Container>
    </Section>
  );
}
