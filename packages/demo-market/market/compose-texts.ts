import { composeDescription, shortestText } from "./compose-description.ts";
import { readTranslations } from "./read-translations.ts";
import type { ProductText, VendorText } from "./read-vendors.ts";
import type { Language, SeedText } from "./types.ts";

const LANGUAGES: readonly Language[] = ["en", "es", "pt"];
const translated = readTranslations();

type ProductTexts = SeedText & { translations: Partial<Record<Language, SeedText>> };

/** A product's name and description as its vendor writes them, and the same in the other two languages. */
export function composeTexts(
  key: string,
  product: ProductText,
  vendor: VendorText,
  language: Language,
): ProductTexts {
  const saidIn = (into: Language) => {
    if (into === language) return product;
    const said = translated[into].get(product.name);
    if (!said) throw new Error(`not in ${into}: ${product.name}`);
    return { ...product, ...said };
  };
  const compose = (sentences: number) =>
    LANGUAGES.map((into) => {
      // A translation is worded for no country in particular.
      const country = into === language ? vendor.country : into === "pt" ? "BR" : "";
      const said = saidIn(into);
      const description = composeDescription(
        { key, product: said, language: into, country, city: vendor.city },
        sentences,
      );
      return [into, { name: said.name, description }] as const;
    });
  let texts = compose(0);
  for (let more = 1; texts.some(([, { description }]) => description.length < shortestText); more += 1) {
    if (more > 4) throw new Error(`too short: ${product.name}`);
    texts = compose(more);
  }
  const { [language]: own, ...translations } = Object.fromEntries(texts) as Record<Language, SeedText>;
  return { ...own, translations };
}
