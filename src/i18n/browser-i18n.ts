import type { i18n } from "i18next";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import { retryLoading } from "#kernel/retry-loading.ts";
import { createI18n } from "./create-i18n.ts";
import type { Words } from "./words.ts";

/** One chunk a language; a browser loads only the ones it shows. */
const loaders: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import("./languages/en.ts"),
  es: () => import("./languages/es.ts"),
  pt: () => import("./languages/pt.ts"),
};

/** Starts in the language that the server rendered, so that hydration finds the same words. */
export async function openBrowserI18n(): Promise<i18n> {
  const rendered = document.documentElement.lang;
  const language = isLanguage(rendered) ? rendered : fallbackLanguage;
  return createI18n(language, await loadWords(language));
}

/** Loads a language's words where they are missing, then shows them. */
export async function showLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, "words")) {
    for (const [namespace, texts] of Object.entries(await loadWords(language)))
      instance.addResourceBundle(language, namespace, texts);
  }
  await instance.changeLanguage(language);
}

/** The one chunk without which nothing can be read; whatever kept it away may pass. */
async function loadWords(language: Language): Promise<Words> {
  return (await retryLoading(loaders[language], () => true)).default;
}
