import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";

/** The query parameter that selects a page's language; without it the visitor's own language is shown. */
export const languageParam = "lang";

/** The language that an address names, if any. */
export function languageInPath(search: URLSearchParams): Language | undefined {
  const asked = search.get(languageParam);
  return isLanguage(asked) ? asked : undefined;
}

/** A page's address in a language, for search engines: the fallback language has the plain address. */
export function localPath(path: string, language: Language): string {
  if (language === fallbackLanguage) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${languageParam}=${language}`;
}
