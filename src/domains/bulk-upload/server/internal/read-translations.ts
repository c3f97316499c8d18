import type { BulkColumn } from "#domains/bulk-upload/bulk-columns.ts";
import type { NewProductInput } from "#domains/listings/product-shapes.ts";
import { type Language, languages } from "#kernel/languages.ts";
import type { BulkRowError } from "../tables.ts";

type Half = { name: string | undefined; description: string | undefined };

const columnsOf = (language: Language) =>
  [`name_${language}`, `description_${language}`] as const satisfies readonly BulkColumn[];

export const translationColumns: readonly BulkColumn[] = languages.flatMap(columnsOf);

/**
 * A product's translations after a row (R68): a cell replaces its text, a missing column keeps it, and without both texts
 * there is none. Half a translation is left to the schema, which refuses it. Whatever the row says in the product's
 * original language is an error; what was known in it is dropped.
 */
export function readTranslations(
  cells: Record<string, string>,
  known: NonNullable<NewProductInput["translations"]>,
  original: Language | undefined,
): { translations: Partial<Record<Language, Half>>; errors: BulkRowError[] } {
  const others = languages.filter((language) => language !== original);
  const after = others.map((language) => {
    const [name, description] = columnsOf(language);
    const half = {
      name: (cells[name] ?? known[language]?.name) || undefined,
      description: (cells[description] ?? known[language]?.description) || undefined,
    };
    return [language, half] as const;
  });
  const wrong = original ? columnsOf(original).filter((column) => cells[column]) : [];
  return {
    translations: Object.fromEntries(after.filter(([, { name, description }]) => name || description)),
    errors: wrong.map((column) => ({ column, code: "original" })),
  };
}
