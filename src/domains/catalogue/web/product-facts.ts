import { useTranslation } from "react-i18next";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { formatWeight } from "#kernel/formats.ts";
import type { Fact } from "#ui/facts-table.tsx";
import { useTastingNotes } from "./use-tasting-notes.ts";

/** The specification table of a product: what is known of it, and nothing else. */
export function useProductFacts(product: ProductDetail): Fact[] {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  const facts: [string, string | null | undefined][] = [
    [t("fact.category"), t(`category.${product.category}.name`)],
    [t("fact.origin"), product.originCountry && countryName(product.originCountry)],
    [t("fact.region"), product.region],
    [
      t("fact.altitude"),
      product.altitudeMeters === null
        ? null
        : t("fact.altitudeValue", { meters: product.altitudeMeters.toLocaleString("en-US") }),
    ],
    [t("fact.variety"), product.variety],
    [
      t("fact.process"),
      product.process && t(`process.${product.process as "washed"}`, { defaultValue: product.process }),
    ],
    [t("fact.roast"), t(`roast.${product.roastLevel}`)],
    [t("fact.notes"), namesOf(product.tastingNotes).join(", ")],
    [t("fact.weight"), formatWeight(product.weightGrams)],
    [t("fact.hsCode"), product.hsCode],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
