import { useQueryClient } from "@tanstack/react-query";
import { href } from "react-router";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { breadcrumbSchema, listSchema } from "../../structured/schema.ts";
import { StructuredData } from "../../structured/structured-data.tsx";
import { useToUrl } from "../../use-to-url.ts";

type ListFactsProps = {
  input: ListProductsInput;
  path: string;
  /** The page's breadcrumbs below home. */
  way?: readonly { label: string; to: string }[];
};

/** A list's products and breadcrumbs as structured data. */
export function ListFacts({ input, path, way }: ListFactsProps) {
  const { t } = useTranslation();
  const toUrl = useToUrl();
  const { queryKey } = queries.search.listProducts.queryOptions({ input });
  const list = useQueryClient().getQueryData(queryKey);
  const home = { label: t("nav.home"), to: href("/") };
  return (
    <>
      <StructuredData
        about={`${path}#list`}
        facts={import.meta.env.SSR && listSchema(list?.items ?? [], toUrl)}
      />
      {way && (
        <StructuredData
          about={`${path}#way`}
          facts={import.meta.env.SSR && breadcrumbSchema([home, ...way], toUrl)}
        />
      )}
    </>
  );
}
