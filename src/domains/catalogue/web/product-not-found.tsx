import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useCategories } from "./category-menu.tsx";

/** A product that does not exist (anymore). Shoppers can search, or continue to the categories. */
export function ProductNotFound({ search }: { search?: ReactNode }) {
  const { t } = useTranslation("catalogue");
  const categories = useCategories("header");
  return (
    <div className="py-14">
      <EmptyState
        headingLevel="h1"
        className="pb-6"
        title={t("product.notFound")}
        text={t("product.notFoundText")}
        action={
          <Button asChild>
            <Link to={href("/products")}>{t("product.browse")}</Link>
          </Button>
        }
      />
      {search && (
        <>
          <div className="mx-auto max-w-lg px-4">{search}</div>
          <ul className="mx-auto mt-6 flex max-w-xl flex-wrap justify-center gap-2 px-4">
            {categories.map((slug) => (
              <li key={slug}>
                <Chip
                  to={href("/categories/:categorySlug", { categorySlug: slug })}
                  label={t(`category.${slug}.name`)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
