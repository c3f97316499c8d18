import type { RouterContextProvider } from "react-router";
import en from "#domains/support/locales/legal/en.json" with { type: "json" };
import es from "#domains/support/locales/legal/es.json" with { type: "json" };
import pt from "#domains/support/locales/legal/pt.json" with { type: "json" };
import type { LegalName } from "#domains/support/web/legal-document.ts";
import { languageContext } from "./context.ts";
import { pages } from "./pages.ts";

const texts = { en, es, pt };

/**
 * One legal text in the visitor's language, with the titles of the others. For loaders only: it imports all of them.
 */
export function loadLegalText(context: Readonly<RouterContextProvider>, name: LegalName) {
  const language = context.get(languageContext);
  const all = texts[language];
  return {
    language,
    text: all[name],
    related: pages.flatMap(({ path, legal }) =>
      legal && legal.text !== name ? [{ path, title: all[legal.text].title }] : [],
    ),
  };
}
