import type { i18n, Namespace, TFunction } from "i18next";
import { use } from "react";
import { I18nContext } from "react-i18next";

type Translation = { t: TFunction; i18n: i18n; ready: true };
const known = new WeakMap<i18n, Map<string, Translation>>();

/** `useTranslation` for a fixed language with all words loaded: nothing to subscribe to, nothing to wait for. */
export function useTranslation(ns: string | readonly string[] = "words"): Translation {
  const i18n = use(I18nContext)?.i18n;
  if (!i18n) throw new Error("useTranslation needs an I18nextProvider above it");
  const translations = known.get(i18n) ?? new Map<string, Translation>();
  known.set(i18n, translations);
  const key = String(ns);
  const translation = translations.get(key) ?? {
    t: remember(i18n.getFixedT(null, ns as Namespace)),
    i18n,
    ready: true,
  };
  translations.set(key, translation);
  return translation;
}

/** Texts without placeholders are constant. It names its namespace, as `<Trans t={t}>` expects of any `t`. */
function remember(t: TFunction): TFunction {
  const words = new Map<unknown, unknown>();
  const remembering = (key: string, ...rest: unknown[]) => {
    if (rest.length > 0) return (t as unknown as (...all: unknown[]) => unknown)(key, ...rest);
    if (!words.has(key)) words.set(key, t(key as never));
    return words.get(key);
  };
  return Object.assign(remembering, t) as unknown as TFunction;
}
