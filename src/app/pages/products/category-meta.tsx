import { useTranslation } from "react-i18next";
import type { CategorySlug } from "#domains/catalogue/categories.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { listPath } from "#domains/search/web/list-params.ts";
import { linkCardPath } from "#kernel/link-card.ts";
import { PageMeta } from "../../page-meta.tsx";
import { ListFacts } from "./list-facts.tsx";
import { isFiltered } from "./products-meta.tsx";

type CategoryMetaProps = { category: CategorySlug; input: ListProductsInput };

/** Either slug shows the same page (decision 1); its one address is the hyphen form. */
export function CategoryMeta({ category, input }: CategoryMetaProps) {
  const { t, i18n } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const name = t(`category.${category}.name`);
  const path = listPath(`/categories/${category}`, { page: input.page });
  const way = [
    { label: tWords("nav.categories"), to: "/categories" },
    { label: name, to: `/categories/${category}` },
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
