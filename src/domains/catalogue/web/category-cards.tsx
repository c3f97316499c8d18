import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { cn } from "#ui/class-names.ts";
import type { CategorySlug } from "../categories.ts";
import { CategoryIcon } from "./category-icon.tsx";

const tints = [
  "bg-leaf-wash",
  "bg-cherry-wash",
  "bg-sunken",
  "bg-warning-wash",
  "bg-cherry-wash",
  "bg-leaf-wash",
];

type CategoryCardsProps = { slugs: readonly CategorySlug[]; headingLevel?: "h2" | "h3" };

/** Name, what it is, and how much of it is on sale now. */
export function CategoryCards({ slugs, headingLevel: Heading = "h3" }: CategoryCardsProps) {
  const { t } = useTranslation("catalogue");
  const { data } = useQuery(queries.catalogue.listCategories.queryOptions({ input: {} }));
  const countOf = (slug: CategorySlug) => data?.items.find((item) => item.slug === slug)?.productCount;
  return (
    <ul className="grid gap-3 xs:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {slugs.map((slug, index) => {
        const count = countOf(slug);
        return (
          <li
            key={slug}
            className={cn(
              "group relative flex min-h-44 flex-col overflow-hidden rounded-leaf p-5 transition-shadow hover:shadow-lift sm:min-h-52 sm:p-7",
              tints[index % tints.length],
            )}
          >
            <CategoryIcon
              slug={slug}
              className="absolute -right-5 -bottom-5 size-32 text-ink opacity-10 transition-[rotate] duration-500 ease-settle group-hover:rotate-6 sm:size-40"
            />
            <CategoryIcon slug={slug} className="size-8 text-leaf-ink" />
            <Heading className="mt-auto pt-8 font-display font-semibold text-heading">
              <Link
                to={`/categories/${slug}`}
                prefetch="intent"
                className="no-underline after:absolute after:inset-0 group-hover:underline"
              >
                {t(`category.${slug}.name`)}
              </Link>
            </Heading>
            <p className="mt-1 max-w-[34ch] text-ink-soft text-sm">{t(`category.${slug}.text`)}</p>
            {count !== undefined && (
              <p className="figures mt-3 font-semibold text-sm">{t("count", { count })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
