import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { isLanguage, type Language } from "#kernel/languages.ts";
import { showLanguage } from "./browser-i18n.ts";

/** The name of both the browser-storage entry and the cookie by which the server knows the choice. */
const storageKey = "i18nextLng";
const oneYear = 365 * 24 * 60 * 60;

/** Shows a language and remembers it: in local storage, and in the cookie for the next page's rendering. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  await showLanguage(instance, language);
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${storageKey}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
  detector(instance).cacheUserLanguage(language);
}

/**
 * After hydration: what this browser wants, in the specification's order (local storage, browser, page). The server
 * could only see the cookie and Accept-Language.
 */
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
      lookupLocalStorage: storageKey,
      caches: ["localStorage"],
    },
  );
}
