import { createInstance, type i18n } from "i18next";
import { fallbackLanguage, type Language, languages } from "#kernel/languages.ts";
import type { Words } from "./words.ts";

/** An instance with all its words: nothing loads later, so nothing waits or flickers. */
export function createI18n(language: Language, words: Partial<Words>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    resources: { [language]: words },
    defaultNS: "words",
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
