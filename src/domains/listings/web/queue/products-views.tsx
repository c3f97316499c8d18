import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";

/** Leads from what waits to all products, and back. */
export function ProductsViews({ shown }: { shown: "queue" | "checks" | "all" }) {
  const { t } = useTranslation("listings");
  return (
    <FilterLinks
      label={t("all.views")}
      links={[
        { name: "queue", label: t("queue.title"), to: "?tab=products", isChosen: shown === "queue" },
        {
          name: "checks",
          label: t("checks.title"),
          to: "?tab=products&list=checks",
          isChosen: shown === "checks",
        },
        { name: "all", label: t("allProducts"), to: "?tab=products&list=all", isChosen: shown === "all" },
      ]}
    />
  );
}
