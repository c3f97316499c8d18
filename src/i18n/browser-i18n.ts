import type { i18n } from "i18next";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import { retryLoading } from "#kernel/retry-loading.ts";
import { createI18n } from "./create-i18n.ts";
import type { Words } from "./words.ts";

type Loader = () => Promise<{ default: Partial<Words> }>;

/** Two chunks a language; a browser loads only the languages it shows, and the rooms' words with the first of their pages. */
const shop: Record<Language, Loader> = {
  en: () => import("./languages/shop-en.ts"),
  es: () => import("./languages/shop-es.ts"),
  pt: () => import("./languages/shop-pt.ts"),
};
const rooms: Record<Language, Loader> = {
  en: () => import("./languages/rooms-en.ts"),
  es: () => import("./languages/rooms-es.ts"),
  pt: () => import("./languages/rooms-pt.ts"),
};

let opened: i18n | undefined;
let isInRooms = false;

/** Starts in the language that the server rendered, so that hydration finds the same words. */
export async function openBrowserI18n(startsInRooms: boolean): Promise<i18n> {
  const rendered = document.documentElement.lang;
  const language = isLanguage(rendered) ? rendered : fallbackLanguage;
  isInRooms = startsInRooms;
  opened = createI18n(language, await loadWords(language));
  return opened;
}

/** Called before a page of the rooms is shown; from then on their words come with every language. */
export async function loadRoomWords(): Promise<void> {
  if (isInRooms || !opened) return;
  isInRooms = true;
  try {
    addWords(opened, opened.language as Language, await loadOne(rooms[opened.language as Language]));
  } catch (error) {
    isInRooms = false;
    throw error;
  }
}

/** Loads a language's words where they are missing, then shows them. */
export async function showLanguage(instance: i18n, language: Language): Promise<void> {
  const isMissing = (namespace: string) => !instance.hasResourceBundle(language, namespace);
  if (isMissing("words") || (isInRooms && isMissing("orders")))
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
    isInRooms ? loadOne(rooms[language]) : undefined,
  ]);
  return Object.assign({}, ...parts);
}

/** Without words nothing can be read; whatever kept them away may pass. */
async function loadOne(load: Loader): Promise<Partial<Words>> {
  return (await retryLoading(load, () => true)).default;
}
