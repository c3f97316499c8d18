import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { headerCategories } from "#domains/catalogue/categories.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A product that is not there, no more or never. For shoppers, who bring a search, the ways on are that and the aisles. */
export function ProductNotFound({ search }: { search?: ReactNode }) {
  const { t } = useTranslation("catalogue");
  return (
    <div className="py-14">
      <EmptyState
        headingLevel="h1"
        className="pb-6"
        title={t("product.notFound")}
        text={t("product.notFoundText")}
        action={
          <Button asChild>
            <Link to="/products">{t("product.browse")}</Link>
          </Button>
        }
      />
      {search && (
        <>
          <div className="mx-auto max-w-lg px-4">{search}</div>
          <ul className="mx-auto mt-6 flex max-w-xl flex-wrap justify-center gap-2 px-4">
            {headerCategories.map((slug) => (
              <li key={slug}>
                <Chip to={`/categories/${slug}`} label={t(`category.${slug}.name`)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
