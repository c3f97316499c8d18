import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Await } from "react-router";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { ProductGridSkeleton } from "#domains/catalogue/web/product-grid-skeleton.tsx";
import { Container } from "#ui/container.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

type RelatedBandProps = { related: Promise<{ items: ProductCard[] } | null> };

/** Streamed in last; null when it could not be had. */
export function RelatedBand({ related }: RelatedBandProps) {
  const { t } = useTranslation("catalogue");
  const failed = <InlineNotice tone="warning">{t("product.relatedFailed")}</InlineNotice>;
  return (
    <Section space="lg">
      <Container width="wide">
        <SectionHeading title={t("product.related")} />
        <Suspense fallback={<ProductGridSkeleton count={4} />}>
          <Await resolve={related} errorElement={failed}>
            {(list) => (list ? <ProductGrid products={list.items.slice(0, 8)} /> : failed)}
          </Await>
        </Suspense>
      </Container>
    </Section>
  );
}
