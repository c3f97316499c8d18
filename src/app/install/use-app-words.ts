import { useTranslation } from "#i18n/use-translation.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import en from "#offline/locales/en.json" with { type: "json" };
import es from "#offline/locales/es.json" with { type: "json" };
import pt from "#offline/locales/pt.json" with { type: "json" };

const words = { en, es, pt };

/** The few texts of the app beside its pages. They come with its code, in all languages, so that no page loads them first. */
export function useAppWords() {
  const { language } = useTranslation().i18n;
  return words[isLanguage(language) ? language : fallbackLanguage];
}
