import { href, Link } from "react-router";
import { CategoryIcon } from "#domains/catalogue/web/category-icon.tsx";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { CategoryPicture } from "#domains/catalogue/web/category-picture.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { BottomSheet } from "#ui/bottom-sheet.tsx";

export type CategorySheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

const tile = "block h-full overflow-hidden rounded-leaf bg-sunken no-underline hover:bg-leaf-wash";

/** Five category tiles, and a link to all of them. */
export function CategorySheet({ open, onOpenChange }: CategorySheetProps) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  const categories = useCategories("header");
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t("nav.chooseCategory")}>
      <ul className="grid grid-cols-2 gap-3">
        {categories.map((slug) => (
          <li key={slug}>
            <Link to={href("/categories/:categorySlug", { categorySlug: slug })} className={tile}>
              <span className="block aspect-[2/1] overflow-hidden">
                <CategoryPicture slug={slug} />
              </span>
              <span className="flex min-h-11 items-center gap-2 px-3 py-1.5 font-semibold leading-tight">
                <CategoryIcon slug={slug} className="size-5 shrink-0 text-leaf-ink" />
                {tCatalogue(`category.${slug}.name`)}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={href("/categories")}
            className={`${tile} grid place-items-center p-4 text-center font-semibold`}
          >
            {t("nav.allCategories")}
          </Link>
        </li>
      </ul>
    </BottomSheet>
  );
}
