import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { CategorySlug } from "../categories.ts";
import { CategoryIcon } from "./category-icon.tsx";
import { CategoryPicture } from "./category-picture.tsx";

type CategoryCardsProps = { slugs: readonly CategorySlug[]; headingLevel?: "h2" | "h3" };

/** Name, description and current number of products. Six are laid out in threes, seven as three above four. */
export function CategoryCards({ slugs, headingLevel: Heading = "h3" }: CategoryCardsProps) {
  const { t } = useTranslation("catalogue");
  const { data } = useQuery(queries.catalogue.listCategories.queryOptions({ input: {} }));
  const countOf = (slug: CategorySlug) => data?.items.find((item) => item.slug === slug)?.productCount;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-12 lg:gap-y-12">
      {slugs.map((slug, index) => {
        const count = countOf(slug);
        const isWide = index === 0 && slugs.length % 2 === 1;
        return (
          <li
            key={slug}
            className={`group relative min-w-0 ${isWide ? "max-lg:col-span-2" : ""} ${index < 3 || slugs.length === 6 ? "lg:col-span-4" : "lg:col-span-3"}`}
          >
            <div
              className={`overflow-hidden rounded-leaf bg-sunken sm:rounded-leaf-lg ${isWide ? "aspect-[2/1] lg:aspect-[4/3]" : "aspect-[4/3]"}`}
            >
              <CategoryPicture
                slug={slug}
                className="transition-[scale] duration-700 ease-settle group-hover:scale-[1.04]"
              />
            </div>
            <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading className="flex items-center gap-2.5 font-display font-semibold text-subheading sm:text-heading">
                <CategoryIcon slug={slug} className="size-6 shrink-0 text-leaf-ink max-sm:hidden" />
                <Link
                  to={href("/categories/:categorySlug", { categorySlug: slug })}
                  prefetch="intent"
                  className="cover-link"
                >
                  {t(`category.${slug}.name`)}
                </Link>
              </Heading>
              {count !== undefined && (
                <p className="figures text-ink-soft text-sm">{t("count", { count })}</p>
              )}
            </div>
            <p className="mt-1 text-ink-soft max-sm:text-sm">{t(`category.${slug}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
