import type { i18n } from "i18next";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import { retryLoading } from "#kernel/retry-loading.ts";
import { createI18n } from "./create-i18n.ts";
import type { Words } from "./words.ts";

type Loader = () => Promise<{ default: Partial<Words> }>;

/** Two chunks a language; a browser loads only the languages it shows, and the signed-in areas' words with the first of their pages. */
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
let isSignedInArea = false;

/** Starts in the language that the server rendered, so that hydration finds the same words. */
export async function openBrowserI18n(): Promise<i18n> {
  const rendered = document.documentElement.lang;
  const language = isLanguage(rendered) ? rendered : fallbackLanguage;
  opened = createI18n(language, await loadWords(language));
  return opened;
}

/** Called before a page of the signed-in areas is shown; from then on their words come with every language. */
export async function loadSignedInWords(): Promise<void> {
  if (isSignedInArea) return;
  isSignedInArea = true;
  if (!opened) return;
  try {
    addWords(opened, opened.language as Language, await loadOne(signedIn[opened.language as Language]));
  } catch (error) {
    isSignedInArea = false;
    throw error;
  }
}

/** Loads a language's words if needed, then shows it. */
export async function showLanguage(instance: i18n, language: Language): Promise<void> {
  const isMissing = (namespace: string) => !instance.hasResourceBundle(language, namespace);
  if (isMissing("words") || (isSignedInArea && isMissing("orders")))
    addWords(instance, language, await loadWords(language));
  await instance.changeLanguage(language);
}

function addWords(instance: i18n, language: Language, words: Partial<Words>): void {
  for (const [namespace, texts] of Object.entries(words))
    instance.addResourceBundle(language, namespace, texts);
}

async function loadWords(language: Language): Promise<Partial<Words>> {
  const parts = await Promise.all([
    loadOne(shop[language]),
    isSignedInArea ? loadOne(signedIn[language]) : undefined,
  ]);
  return Object.assign({}, ...parts);
}

/** Without words the page is unreadable, and the failure may be temporary: retry. */
async function loadOne(load: Loader): Promise<Partial<Words>> {
  return (await retryLoading(load, () => true)).default;
}
