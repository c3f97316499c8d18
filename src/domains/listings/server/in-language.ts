import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import { products } from "./tables.ts";

type Wanted = Language | Placeholder;

/** A product's name in the reader's language, else as it was written. */
export const nameIn = (language: Wanted): SQL<string> =>
  sql<string>`coalesce(${products.translations} -> ${language}::text ->> 'name', ${products.name})`;

/** A product's description in the reader's language, else as it was written. */
export const descriptionIn = (language: Wanted): SQL<string> =>
  sql<string>`coalesce(${products.translations} -> ${language}::text ->> 'description', ${products.description})`;

/** The language of both: the reader's, else the one in which they were written. */
export const languageIn = (language: Wanted): SQL<string> =>
  sql<string>`case when ${products.translations} ? ${language}::text then ${language}::text else ${products.language} end`;

/** The language of a name that is not in the reader's; null where it is, as nothing has to be said then. */
export const otherLanguage = (language: Wanted): SQL<Language | null> =>
  sql<Language | null>`case when ${products.language} <> ${language}::text and not ${products.translations} ? ${language}::text
    then ${products.language} end`;
