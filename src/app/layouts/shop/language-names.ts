import type { Language } from "#kernel/languages.ts";

/** Each language in its own words, the same whatever is shown now. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  pt: "Português",
};
