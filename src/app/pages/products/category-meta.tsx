import { href } from "react-router";
import type { CategorySlug } from "#domains/catalogue/categories.ts";
import { linkCardPath } from "#domains/discovery/link-card-path.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { listPath } from "#domains/search/web/list-params.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageMeta } from "../../page-meta.tsx";
import { ListFacts } from "./list-facts.tsx";
import { isFiltered } from "./products-meta.tsx";

type CategoryMetaProps = { category: CategorySlug; input: ListProductsInput };

/** Either slug shows the same page (R1); its canonical address is the hyphen form. */
export function CategoryMeta({ category, input }: CategoryMetaProps) {
  const { t, i18n } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const name = t(`category.${category}.name`);
  const path = listPath(href("/categories/:categorySlug", { categorySlug: category }), { page: input.page });
  const way = [
    { label: tWords("nav.categories"), to: href("/categories") },
    { label: name, to: href("/categories/:categorySlug", { categorySlug: category }) },
  ];
  return (
    <>
      <PageMeta
        title={name}
        description={t("category.metaDescription", { text: t(`category.${category}.text`) })}
        keywords={[name, tWords("meta.keywords")]}
        canonical={path}
        image={{ path: linkCardPath("categories", `${category}.${i18n.language}`, [name]), alt: name }}
        isPrivate={isFiltered(input) || input.vendor !== undefined}
      />
      <ListFacts input={input} path={path} way={way} />
    </>
  );
}
