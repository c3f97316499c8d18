import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { headerCategories } from "#domains/catalogue/categories.ts";
import { CategoryIcon } from "#domains/catalogue/web/category-icon.tsx";
import { BottomSheet } from "#ui/bottom-sheet.tsx";

export type CategorySheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Five category tiles, and the way to all of them. */
export function CategorySheet({ open, onOpenChange }: CategorySheetProps) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t("nav.chooseCategory")}>
      <ul className="grid grid-cols-2 gap-3">
        {headerCategories.map((slug) => (
          <li key={slug}>
            <Link
              to={`/categories/${slug}`}
              className="flex min-h-24 flex-col justify-between gap-3 rounded-leaf bg-sunken p-4 no-underline hover:bg-leaf-wash"
            >
              <CategoryIcon slug={slug} className="size-7 text-leaf-ink" />
              <span className="font-semibold leading-tight">{tCatalogue(`category.${slug}.name`)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/categories"
            className="flex min-h-24 items-end rounded-leaf border-[1.5px] border-edge p-4 font-semibold no-underline hover:border-ink"
          >
            {t("nav.allCategories")}
          </Link>
        </li>
      </ul>
    </BottomSheet>
  );
}
