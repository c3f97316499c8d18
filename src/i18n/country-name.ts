import { useTranslation } from "#i18n/use-translation.ts";
import type { Words } from "./words.ts";

/** A country's name from our own lists, since the ICU data of browser and server may differ. */
export function useCountryName(): (code: string) => string {
  const { t } = useTranslation("countries");
  return (code) => t(code as keyof Words["countries"]);
}
