import { href, NavLink } from "react-router";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";

const linksLook = [
  "[&_a]:flex [&_a]:h-11 [&_a]:items-center [&_a]:border-transparent [&_a]:border-b-3 [&_a]:pt-0.75 [&_a]:font-semibold",
  "[&_a]:text-ink-soft [&_a]:text-sm [&_a]:no-underline [&_a]:transition-colors [&_a:hover]:text-ink",
  "[&_[aria-current]]:border-cherry-ink [&_[aria-current]]:text-ink",
].join(" ");

/** The header's five categories, and all products. */
export function CategoryNav({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  const categories = useCategories("header");
  return (
    <nav aria-label={t("header.categories")} className={className}>
      <Container width="wide">
        <ul className={`flex items-center gap-x-8 ${linksLook}`}>
          <li>
            <NavLink to={href("/products")} end>
              {t("nav.products")}
            </NavLink>
          </li>
          {categories.map((slug) => (
            <li key={slug}>
              <NavLink to={href("/categories/:categorySlug", { categorySlug: slug })}>
                {tCatalogue(`category.${slug}.name`)}
              </NavLink>
            </li>
          ))}
          <li className="ml-auto">
            <NavLink to={href("/categories")} end>
              {t("nav.allCategories")}
            </NavLink>
          </li>
        </ul>
      </Container>
    </nav>
  );
}
