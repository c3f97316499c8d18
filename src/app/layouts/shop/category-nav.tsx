import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { headerCategories } from "#domains/catalogue/categories.ts";
import { cn } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";

const look = ({ isActive }: { isActive: boolean }) =>
  cn(
    "flex h-11 items-center border-transparent border-b-3 pt-0.75 font-semibold text-ink-soft text-sm no-underline",
    "transition-colors hover:text-ink",
    isActive && "border-cherry-ink text-ink",
  );

/** The five categories of the header, and the whole market. */
export function CategoryNav({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  return (
    <nav aria-label={t("header.categories")} className={className}>
      <Container width="wide">
        <ul className="flex items-center gap-x-8">
          <li>
            <NavLink to="/products" className={look} end>
              {t("nav.products")}
            </NavLink>
          </li>
          {headerCategories.map((slug) => (
            <li key={slug}>
              <NavLink to={`/categories/${slug}`} className={look}>
                {tCatalogue(`category.${slug}.name`)}
              </NavLink>
            </li>
          ))}
          <li className="ml-auto">
            <NavLink to="/categories" className={look} end>
              {t("nav.allCategories")}
            </NavLink>
          </li>
        </ul>
      </Container>
    </nav>
  );
}
