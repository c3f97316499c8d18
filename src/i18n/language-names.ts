import type { Language } from "#kernel/languages.ts";

/** Each language in its own words, in every language. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  pt: "Português",
};
