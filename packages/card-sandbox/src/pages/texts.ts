import chaosEn from "../chaos/texts/en.json" with { type: "json" };
import chaosEs from "../chaos/texts/es.json" with { type: "json" };
import chaosPt from "../chaos/texts/pt.json" with { type: "json" };
import connectEn from "../connect/texts/en.json" with { type: "json" };
import connectEs from "../connect/texts/es.json" with { type: "json" };
import connectPt from "../connect/texts/pt.json" with { type: "json" };
import portalEn from "../portal/texts/en.json" with { type: "json" };
import portalEs from "../portal/texts/es.json" with { type: "json" };
import portalPt from "../portal/texts/pt.json" with { type: "json" };
import payEn from "./texts/en.json" with { type: "json" };
import payEs from "./texts/es.json" with { type: "json" };
import payPt from "./texts/pt.json" with { type: "json" };

export type Language = "en" | "es" | "pt";
export type TextKey =
  | keyof typeof payEn
  | keyof typeof portalEn
  | keyof typeof connectEn
  | keyof typeof chaosEn;

/** Every text of the hosted pages. */
export const texts: Record<Language, Record<TextKey, string>> = {
  en: { ...payEn, ...portalEn, ...connectEn, ...chaosEn },
  es: { ...payEs, ...portalEs, ...connectEs, ...chaosEs },
  pt: { ...payPt, ...portalPt, ...connectPt, ...chaosPt },
};

export type Say = (key: TextKey, values?: Record<string, string>) => string;

/** The texts of one language; a placeholder without a value is an error of the page, not of the buyer. */
export function makeSay(language: Language): Say {
  return (key, values = {}) =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}.`);
      return value;
    });
}

/** A page's language: the session's, and for `auto` the first that the browser asks for and that there is. */
export function pickLanguage(locale: string | null, acceptLanguage: string | undefined): Language {
  if (locale && locale !== "auto") return findLanguage(locale) ?? "en";
  for (const { tag } of readAccepted(acceptLanguage)) {
    const language = findLanguage(tag);
    if (language) return language;
  }
  return "en";
}

/** The country that the browser's languages name, such as BR in pt-BR, or null. */
export function findCountryHint(acceptLanguage: string | undefined): string | null {
  for (const { tag } of readAccepted(acceptLanguage)) {
    const region = /^[a-z]{2,3}-([A-Z]{2})\b/.exec(tag)?.[1];
    if (region) return region;
  }
  return null;
}

function findLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split("-")[0] ?? "";
  return primary === "en" || primary === "es" || primary === "pt" ? primary : null;
}

function readAccepted(header: string | undefined): { tag: string; weight: number }[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((one, other) => other.weight - one.weight);
}
