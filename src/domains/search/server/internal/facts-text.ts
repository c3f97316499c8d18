import type { products } from "#domains/catalogue/server/tables.ts";
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import en from "#i18n/countries/en.json" with { type: "json" };
import es from "#i18n/countries/es.json" with { type: "json" };
import pt from "#i18n/countries/pt.json" with { type: "json" };

type Names = Record<string, string>;
type Product = typeof products.$inferSelect;

/** What a shopper may call a category, in three languages. */
const categoryWords: Record<string, string> = {
  "green-beans": "green beans raw unroasted café verde crudo grano cru",
  "roasted-coffee": "roasted coffee beans café tostado en grano torrado em grãos",
  "ground-coffee": "ground coffee café molido moído",
  "coffee-snacks": "coffee snacks bocados aperitivos petiscos lanches",
  "coffee-sweets": "coffee sweets candy chocolate dulces doces",
  equipment: "equipment brewing gear equipo cafetera equipamento cafeteira",
  accessories: "accessories accesorios acessórios",
};

/** The words of a product's facts, each fact in the three languages, so that 'Etiopía' finds what comes from Ethiopia. */
export function factsText(product: Product): string {
  const country = product.originCountry ?? "";
  const notes = product.tastingNotes.flatMap((note) =>
    Object.values((tastingNotes as Record<string, Names>)[note] ?? {}),
  );
  const words = [
    categoryWords[product.category],
    ...[en, es, pt].map((names) => (names as Names)[country]),
    product.region,
    product.variety,
    product.process?.replaceAll("_", " "),
    product.roastLevel === "none" ? "" : `${product.roastLevel} roast`,
    ...notes,
  ];
  return words.filter(Boolean).join(" ");
}
