import type { Language } from "#kernel/languages.ts";
import en from "./mail/en.json" with { type: "json" };
import es from "./mail/es.json" with { type: "json" };
import pt from "./mail/pt.json" with { type: "json" };
import { serverI18n } from "./server-i18n.ts";

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const mail = { en, es, pt };

/** The server's texts of a language: the site's, and the mails', which no browser loads. Keys are 'namespace:key'. */
export function translator(language: Language): Translate {
  const i18n = serverI18n(language);
  if (!i18n.hasResourceBundle(language, "mail")) i18n.addResourceBundle(language, "mail", mail[language]);
  return i18n.t as unknown as Translate;
}
