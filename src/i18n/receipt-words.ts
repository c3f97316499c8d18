import { createInstance, type i18n } from "i18next";
import en from "#domains/orders/locales/receipt/en.json" with { type: "json" };
import es from "#domains/orders/locales/receipt/es.json" with { type: "json" };
import pt from "#domains/orders/locales/receipt/pt.json" with { type: "json" };
import { fallbackLanguage, type Language } from "#kernel/languages.ts";
import type { Translate } from "./translator.ts";

const words = { en, es, pt };
const instances = new Map<Language, i18n>();

/** A receipt's texts alone, for the thread that writes them: the site's words would take it a second to load. */
export function receiptTranslator(language: Language): Translate {
  const instance = instances.get(language) ?? createInstance();
  if (!instances.has(language))
    void instance.init({
      lng: language,
      fallbackLng: fallbackLanguage,
      resources: { [language]: { receipt: words[language] } },
      defaultNS: "receipt",
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  instances.set(language, instance);
  return instance.t as unknown as Translate;
}
