import { Suspense } from "react";
import { Await, href, Link } from "react-router";
import type { ProductCard, ProductDetail } from "#domains/catalogue/contract.ts";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import { ProductRelated } from "#domains/catalogue/web/product-related.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

type RelatedBandProps = { product: ProductDetail; related: Promise<{ items: ProductCard[] } | null> };

/** Streamed last; null if it failed. */
export function RelatedBand({ product: { id, category }, related }: RelatedBandProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Section space="lg">
      <Container width="wide">
        <SectionHeading
          title={t("product.related")}
          action={
            <Link to={href("/categories/:categorySlug", { categorySlug: category })} className="text-link">
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
