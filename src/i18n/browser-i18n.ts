import type { i18n } from "i18next";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import { retryLoading } from "#kernel/retry-loading.ts";
import { createI18n } from "./create-i18n.ts";
import type { Words } from "./words.ts";

type Loader = () => Promise<{ default: Partial<Words> }>;

/** Chunks of each language; a browser loads only the languages it shows, and an area's words with the first of its pages. */
const shop: Record<Language, Loader> = {
  en: () => import("./languages/shop-en.ts"),
  es: () => import("./languages/shop-es.ts"),
  pt: () => import("./languages/shop-pt.ts"),
};
const signedIn: Record<Language, Loader> = {
  en: () => import("./languages/signed-in-en.ts"),
  es: () => import("./languages/signed-in-es.ts"),
  pt: () => import("./languages/signed-in-pt.ts"),
};

let opened: i18n | undefined;
/** The areas beyond the shop whose words come with every language. */
const entered: Record<Language, Loader>[] = [];

/** Starts in the language that the server rendered, so that hydration finds the same words. */
export async function openBrowserI18n(): Promise<i18n> {
  const rendered = document.documentElement.lang;
  const language = isLanguage(rendered) ? rendered : fallbackLanguage;
  opened = createI18n(language, await loadWords(language));
  return opened;
}

/** Called before a page of the signed-in areas is shown; from then on their words come with every language. */
export const loadSignedInWords = (): Promise<void> => enterArea(signedIn);

/** The same for another area. */
export async function enterArea(words: Record<Language, Loader>): Promise<void> {
  if (entered.includes(words)) return;
  entered.push(words);
  if (!opened) return;
  const language = opened.language as Language;
  try {
    addWords(opened, language, await loadOne(words[language]));
  } catch (error) {
    entered.splice(entered.indexOf(words), 1);
    throw error;
  }
}

/** Loads a language's words, those that it has already from the browser's modules, then shows it. */
export async function showLanguage(instance: i18n, language: Language): Promise<void> {
  addWords(instance, language, await loadWords(language));
  await instance.changeLanguage(language);
}

function addWords(instance: i18n, language: Language, words: Partial<Words>): void {
  for (const [namespace, texts] of Object.entries(words))
    instance.addResourceBundle(language, namespace, texts);
}

async function loadWords(language: Language): Promise<Partial<Words>> {
  const parts = [shop, ...entered].map((words) => loadOne(words[language]));
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** Without words the page is unreadable, and the failure may be temporary: retry. */
async function loadOne(load: Loader): Promise<Partial<Words>> {
  return (await retryLoading(load, () => true)).default;
}
