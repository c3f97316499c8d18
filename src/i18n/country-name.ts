import { useTranslation } from "react-i18next";
import type { Words } from "./words.ts";

/** A country's name from our own lists: the browser's and the server's ICU do not always agree. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation("countries");
  return (code) => t(code as keyof Words["countries"]);
}
