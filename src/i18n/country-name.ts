import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Words } from "./words.ts";

/** A country's name from our own lists: the browser's and the server's ICU do not always agree. */
export function countryName(t: TFunction<"countries">, code: string): string {
  return t(code as keyof Words["countries"]);
}

export function useCountryName(): (code: string) => string {
  const { t } = useTranslation("countries");
  return (code) => countryName(t, code);
}
