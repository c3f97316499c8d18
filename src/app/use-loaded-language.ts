import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";

/** For pages whose texts come from their loader: reloads them when the visitor changes the language. */
export function useLoadedLanguage(loaded: Language): void {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const { language } = i18n;
  useEffect(() => {
    if (language !== loaded) void revalidate();
  }, [language, loaded, revalidate]);
}
