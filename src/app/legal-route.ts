import type { RouterContextProvider } from "react-router";
import en from "#domains/support/locales/legal/en.json" with { type: "json" };
import es from "#domains/support/locales/legal/es.json" with { type: "json" };
import pt from "#domains/support/locales/legal/pt.json" with { type: "json" };
import type { LegalName } from "#domains/support/web/legal-document.ts";
import { languageContext } from "./context.ts";

const texts = { en, es, pt };

/** One legal text in the visitor's language, with the titles of the others. For loaders only: it holds all of them. */
export function loadLegalText(context: Readonly<RouterContextProvider>, name: LegalName) {
  const language = context.get(languageContext);
  const all = texts[language];
  const names = Object.keys(all) as LegalName[];
  return {
    language,
    text: all[name],
    related: names.filter((one) => one !== name).map((one) => ({ name: one, title: all[one].title })),
  };
}
