import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Await, Link } from "react-router";
import type { ProductCard, ProductDetail } from "#domains/catalogue/contract.ts";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import { ProductRelated } from "#domains/catalogue/web/product-related.tsx";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

type RelatedBandProps = { product: ProductDetail; related: Promise<{ items: ProductCard[] } | null> };

/** Streamed in last; null when it could not be had. */
export function RelatedBand({ product: { id, category }, related }: RelatedBandProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Section space="lg">
      <Container width="wide">
        <SectionHeading
          title={t("product.related")}
          action={
            <Link to={`/categories/${category}`} className="text-link">
              {t("product.allOf", { category: t(`category.${category}.name`) })}
            </Link>
          }
        />
        <Suspense fallback={<ProductGridSkeleton count={4} />}>
          <Await resolve={related}>
            {(list) => <ProductRelated key={id} productId={id} category={category} related={list} />}
          </Await>
        </Suspense>
      </Container>
    </Section>
  );
}
