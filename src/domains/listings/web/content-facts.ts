import { useTastingNotes } from "#domains/catalogue/web/use-tasting-notes.ts";
import type { ProductContent } from "#domains/listings/product-shapes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatWeight } from "#kernel/formats.ts";
import { type Language, languages } from "#kernel/languages.ts";

export type ContentFact = { key: string; label: string; value: string; language?: Language | undefined };

/** A product's or edit's content, field by field in the user's language. Pictures are shown, not described. */
export function useContentFacts(): (content: ProductContent) => ContentFact[] {
  const { t } = useTranslation("catalogue");
  const { t: tListing } = useTranslation("listings");
  const { t: tWords } = useTranslation();
  const countryName = useCountryName();
  const namesOf = useTastingNotes();
  return (content) => {
    const { originCountry, altitudeMeters, process } = content;
    const facts: [string, string, string | null][] = [
      ["name", tListing("form.name"), content.name],
      ["description", t("product.description"), content.description],
      ["language", tListing("form.language"), tWords(`languages.${content.language as "en"}`)],
      ["category", t("fact.category"), t(`category.${content.category}.name`)],
      ["origin", t("fact.origin"), originCountry && countryName(originCountry)],
      ["region", t("fact.region"), content.region],
      [
        "altitude",
        t("fact.altitude"),
        altitudeMeters === null ? null : t("fact.altitudeValue", { meters: formatCount(altitudeMeters) }),
      ],
      ["variety", t("fact.variety"), content.variety],
      [
        "process",
        t("fact.process"),
        process && t(`process.${process as "washed"}`, { defaultValue: process }),
      ],
      ["roast", t("fact.roast"), t(`roast.${content.roastLevel}`)],
      ["notes", t("fact.notes"), namesOf(content.tastingNotes).join(", ")],
      ["weight", t("fact.weight"), formatWeight(content.weightGrams)],
      ["hsCode", t("fact.hsCode"), content.hsCode],
    ];
    const translations = languages.flatMap((language) => {
      const said = content.translations[language];
      return [
        { key: `name ${language}`, label: tListing(`nameIn.${language}`), value: said?.name ?? "", language },
        {
          ...{ key: `description ${language}`, label: tListing(`descriptionIn.${language}`) },
          ...{ value: said?.description ?? "", language },
        },
      ];
    });
    return [...facts.map(([key, label, value]) => ({ key, label, value: value ?? "" })), ...translations];
  };
}
