import type { i18n } from "i18next";
import type { Language } from "#kernel/languages.ts";
import { createI18n } from "./create-i18n.ts";
import en from "./languages/en.ts";
import es from "./languages/es.ts";
import pt from "./languages/pt.ts";

const words = { en, es, pt };
const instances = new Map<Language, i18n>();

/** The server's instance for a language. Its language never changes, so requests share it. */
export function serverI18n(language: Language): i18n {
  const instance = instances.get(language) ?? createI18n(language, words[language]);
  instances.set(language, instance);
  return instance;
}
