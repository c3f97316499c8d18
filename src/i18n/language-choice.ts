import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { isLanguage, type Language } from "#kernel/languages.ts";
import { languageInPath } from "#kernel/local-path.ts";
import { showLanguage } from "./browser-i18n.ts";
import { languageCookieRules, languageKey } from "./language-key.ts";

/** Shows a language and remembers it: in local storage, and in the cookie for the next page's rendering. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  await showLanguage(instance, language);
  document.documentElement.lang = language;
  remember(instance, language);
}

function remember(instance: i18n, language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageKey}=${language}; ${languageCookieRules}`;
  detector(instance).cacheUserLanguage(language);
}

/**
 * After hydration: what this browser wants, in the specification's order (local storage, browser, page). A language that
 * the address names was asked for like by the switcher, and is remembered.
 */
export async function followDetectedLanguage(instance: i18n): Promise<void> {
  const asked = languageInPath(new URLSearchParams(window.location.search));
  if (asked) return remember(instance, asked);
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
