import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Language } from "#kernel/languages.ts";

/** For pages whose texts come from their loader: when the visitor changes the language, they are loaded again. */
export function useLoadedLanguage(loaded: Language): void {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const { language } = i18n;
  useEffect(() => {
    if (language !== loaded) void revalidate();
  }, [language, loaded, revalidate]);
}
