import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { isLanguage, type Language } from "#kernel/languages.ts";
import { languageInPath, languageParam } from "#kernel/local-path.ts";
import { showLanguage } from "./browser-i18n.ts";
import { languageCookieRules, languageKey } from "./language-key.ts";

/**
 * Remembers a language, in local storage and in the cookie for the next page's rendering, and shows it. Remembered first, and
 * gone from the address first: a reload while the words are loading shows the chosen language.
 */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  remember(instance, language);
  leaveNamedLanguage(language);
  await showLanguage(instance, language);
  document.documentElement.lang = language;
}

/** An address that names another language would win over the choice when it is loaded again. */
function leaveNamedLanguage(language: Language): void {
  const url = new URL(window.location.href);
  const named = languageInPath(url.searchParams);
  if (!named || named === language) return;
  url.searchParams.delete(languageParam);
  window.history.replaceState(window.history.state, "", url);
}

function remember(instance: i18n, language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageKey}=${language}; ${languageCookieRules}`;
  detector(instance).cacheUserLanguage(language);
}

/** With hydration: a language that the address names was asked for like by the switcher, and is remembered. */
export function rememberNamedLanguage(instance: i18n): void {
  const named = languageInPath(new URLSearchParams(window.location.search));
  if (named) remember(instance, named);
}

/** After hydration: what this browser wants, in the order of docs/product.md#9-business-constants-and-limits
 * (local storage, browser, page). */
export async function followDetectedLanguage(instance: i18n): Promise<void> {
  const found = [detector(instance).detect() ?? []].flat();
  const wanted = found.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  if (wanted && wanted !== instance.language) await chooseLanguage(instance, wanted);
}

function detector(instance: i18n): LanguageDetector {
  return new LanguageDetector(
    { languageUtils: instance.services.languageUtils },
    {
      order: ["localStorage", "navigator", "htmlTag"],
      lookupLocalStorage: languageKey,
      caches: ["localStorage"],
    },
  );
}
