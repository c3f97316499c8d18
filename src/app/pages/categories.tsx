import { CategoryCards } from "#domains/catalogue/web/category-cards.tsx";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/categories.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.catalogue.listCategories.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

export default function CategoriesPage() {
  const { t } = useTranslation("catalogue");
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta />
      <PageHeading title={t("categories.title")} lead={t("categories.lead")} className="mb-10" />
      <CategoryCards slugs={useCategories("page")} headingLevel="h2" />
    </Container>
  );
}
