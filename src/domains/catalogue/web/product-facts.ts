import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { needsRoast } from "#domains/catalogue/product-bounds.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatWeight } from "#kernel/formats.ts";
import { useTastingNotes } from "./use-tasting-notes.ts";

export type ProductFact = { key: string; label: string; value: string };

/** A product's known facts in the user's language: for its own table and for comparisons. */
export function useProductFacts(): (product: ProductDetail) => ProductFact[] {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  const altitudeOf = useAltitudes();
  const processNameOf = useProcessNames();
  return (product) => {
    const facts: [string, string, string | false | null | undefined][] = [
      ["category", t("fact.category"), t(`category.${product.category}.name`)],
      ["origin", t("fact.origin"), product.originCountry && countryName(product.originCountry)],
      ["region", t("fact.region"), product.region],
      ["altitude", t("fact.altitude"), altitudeOf(product.altitudeMeters)],
      ["variety", t("fact.variety"), product.variety],
      ["process", t("fact.process"), processNameOf(product.process)],
      ["roast", t("fact.roast"), isCoffee(product) && t(`roast.${product.roastLevel}`)],
      ["notes", t("fact.notes"), namesOf(product.tastingNotes).join(", ")],
      ["weight", t("fact.weight"), formatWeight(product.weightGrams)],
      // For those who import it.
      ["hsCode", t("fact.hsCode"), product.category === "green-beans" && product.hsCode],
    ];
    return facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
  };
}

/** What is roasted, or will be. */
const isCoffee = ({ category }: ProductDetail) => needsRoast(category) || category === "green-beans";

export function useAltitudes(): (meters: number | null) => string | null {
  const { t } = useTranslation("catalogue");
  return (meters) => (meters === null ? null : t("fact.altitudeValue", { meters: formatCount(meters) }));
}

/** A process that is not on our list stays as the vendor wrote it. */
export function useProcessNames(): (process: string | null) => string | null {
  const { t } = useTranslation("catalogue");
  return (process) => process && t(`process.${process as "washed"}`, { defaultValue: process });
}
