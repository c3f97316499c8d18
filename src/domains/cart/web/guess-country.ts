/** The country that the browser's languages suggest: `pt-PT` names Portugal, `pt` alone most likely means Brazil. */
export const guessCountry = (): string | null => guessFrom(navigator.languages);

/** The first region that is named, else the likely one of the first language; null if none can be told. */
export function guessFrom(tags: readonly string[]): string | null {
  const locales = tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
  const region = locales.find((one) => isCountry(one.region))?.region ?? locales[0]?.maximize().region;
  return isCountry(region) ? region : null;
}

/** Not one of the numbered areas, such as Latin America's 419. */
const isCountry = (region: string | undefined): region is string => /^[A-Z]{2}$/.test(region ?? "");
