import type { products } from "#domains/listings/server/tables.ts";
import { type Language, languages } from "#kernel/languages.ts";

/** The languages that a product can be read in, in the form of their column: its own and those of its translations. */
export const languagesOf = (
  product: Pick<typeof products.$inferSelect, "language" | "translations">,
): string => languages.filter((one) => one === product.language || one in product.translations).join(" ");

/** Whether a value of the column holds this language. */
export const holdsLanguage = (held: string, language: Language): boolean =>
  held.split(" ").includes(language);

const values = [""];
for (const one of languages) values.push(...values.map((others) => `${others} ${one}`.trim()));

/** Every value of the column that holds this language. */
export const valuesWith = (language: Language): string[] =>
  values.filter((value) => holdsLanguage(value, language));
