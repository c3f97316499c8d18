import { useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

/** A namespace's keys with their words in the page's language, sorted for that language. */
function useWords(namespace: "countries" | "notes"): [string, string][] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const words = i18n.getResourceBundle(i18n.language, namespace) as Record<string, string>;
    const { compare } = new Intl.Collator(i18n.language);
    return Object.entries(words).sort(([, a], [, b]) => compare(a, b));
  }, [i18n, i18n.language, namespace]);
}

export const useCountryOptions = () => useWords("countries").map(([code, name]) => ({ code, name }));
export const useNoteOptions = () => useWords("notes").map(([key, name]) => ({ key, name }));
