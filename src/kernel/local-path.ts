import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";

/** The parameter by which an address names its language; without it the reader's own is shown. */
export const languageParam = "lang";

/** The language that an address asks for. */
export function languageInPath(search: URLSearchParams): Language | undefined {
  const asked = search.get(languageParam);
  return isLanguage(asked) ? asked : undefined;
}

/** A page's address in a language, for search engines: the fallback's is the plain one. */
export function localPath(path: string, language: Language): string {
  if (language === fallbackLanguage) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${languageParam}=${language}`;
}
