import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import type { Country } from "./address-rules.ts";

const noCountries: readonly Country[] = [];

/** All countries with what their addresses need. */
export function useCountries(): readonly Country[] {
  const { i18n } = useTranslation();
  const { data } = useQuery(
    queries.checkout.listCountries.queryOptions({
      input: { language: i18n.language as Language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return data?.items ?? noCountries;
}
