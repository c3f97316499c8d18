import { productBounds } from "#domains/catalogue/product-bounds.ts";
import type { ProductContent, ProductInput } from "#domains/listings/product-shapes.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { type ProductProblem, textProblem } from "./product-problem.ts";

/** Name and description in one language, as typed. */
export type TranslationValues = { name: string; description: string };
export type TranslationsValues = Record<Language, TranslationValues>;
export type TranslationField = `translations.${Language}.${keyof TranslationValues}`;

export const translationParts = ["name", "description"] as const;

export const isTranslated = ({ name, description }: TranslationValues) =>
  name.trim() !== "" || description.trim() !== "";

/** A product's translations as the form's values: empty in the languages that it lacks. */
export function translationsOf(said: ProductContent["translations"]): TranslationsValues {
  const one = (language: Language) => ({ name: "", description: "", ...said[language] });
  return { en: one("en"), es: one("es"), pt: one("pt") };
}

/** What is filled in of the languages other than the original one (R68). */
const filledTranslations = (translations: TranslationsValues, original: string) =>
  languages.flatMap((language) =>
    language !== original && isTranslated(translations[language])
      ? [{ language, ...translations[language] }]
      : [],
  );

/** The problem of each field: a translation has both texts, within the bounds of the original ones. */
export function translationProblems(translations: TranslationsValues, original: string) {
  const problems: Partial<Record<TranslationField, ProductProblem>> = {};
  for (const { language, ...said } of filledTranslations(translations, original))
    for (const part of translationParts) {
      const problem = textProblem(said[part], productBounds[part]);
      if (problem)
        problems[`translations.${language}.${part}`] = problem.key === "required" ? { key: "half" } : problem;
    }
  return problems;
}

/** The server's input, from values without a problem. A language that is left out has no translation from then on. */
export const translationsInput = (
  translations: TranslationsValues,
  original: string,
): NonNullable<ProductInput["translations"]> =>
  Object.fromEntries(
    filledTranslations(translations, original).map(({ language, name, description }) => [
      language,
      { name: name.trim(), description: description.trim() },
    ]),
  );

/** The form's field of a server issue below `translations`, if any. */
export function translationFieldOf(named: string | undefined, part: string | undefined) {
  const language = languages.find((one) => one === named);
  const field = part === "description" ? part : "name";
  return language ? (`translations.${language}.${field}` satisfies TranslationField) : null;
}
