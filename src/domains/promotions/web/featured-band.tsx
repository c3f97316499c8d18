import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { CategorySlug } from "#domains/catalogue/categories.ts";
import { ProductGrid } from "#domains/catalogue/web/product-grid.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

/** Featured products, named as such. Below what was asked for, so that nothing moves when they come; nothing while there are none. */
export function FeaturedBand({ category }: { category?: CategorySlug }) {
  const { t } = useTranslation("promotions");
  const { data } = useQuery(
    queries.promotions.listFeatured.queryOptions({ input: category ? { category } : {} }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Section space="lg">
      <Container width="wide">
        <SectionHeading title={t("featuredTitle")} lead={t("featuredNote")} />
        <ProductGrid products={data.items} width="even" />
      </Container>
    </Section>
  );
}
