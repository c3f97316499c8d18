import type { Words } from "./concept.ts";

/** How a coffee tastes, in groups of notes; which coffees do, `internal/tastes-of.ts` knows. */
export const tastes: Words = {
  "taste-fruity": {
    en: "fruity, fruit forward, fruit, juicy",
    es: "frutal, frutado, afrutado, frutoso, con fruta, jugoso",
    pt: "frutado, frutal, com fruta, suculento",
  },
  "taste-berry": {
    en: "berry, berries, red fruit, red berry, forest fruit, wild berry",
    es: "frutos rojos, frutas rojas, bayas, frutos del bosque",
    pt: "frutas vermelhas, frutos vermelhos, frutas silvestres, frutas do bosque",
  },
  "taste-tropical": {
    en: "tropical, tropical fruit, exotic fruit",
    es: "tropical, fruta tropical, frutas tropicales",
    pt: "tropical, fruta tropical, frutas tropicais",
  },
  "taste-citrusy": {
    en: "citrus, citrusy, citric, bright acidity, acidic, high acidity, acidity, tangy",
    es: "cítrico, ácido, acidez alta, alta acidez, acidez",
    pt: "cítrico, ácido, acidez alta, alta acidez, acidez",
  },
  "taste-floral": {
    en: "floral, flowery, flower, tea like",
    es: "floral, flores",
    pt: "floral, flores",
  },
  "taste-chocolatey": {
    en: "chocolatey, chocolaty, chocolate notes, chocolate coffee, chocolate flavor, cocoa notes, cocoa",
    es: "achocolatado, chocolatoso, sabor a chocolate, notas de chocolate, notas a chocolate, nota de chocolate, cacao",
    pt: "achocolatado, sabor chocolate, notas de chocolate, sabor de chocolate, cacau",
  },
  "taste-nutty": {
    en: "nutty, nut, nut notes",
    es: "nuez, nueces, frutos secos, avellanado, a nuez",
    pt: "nozes, castanhas, amendoado, de nozes",
  },
  "taste-sweet": {
    en: "sweet coffee, caramelly, caramel notes, syrupy, naturally sweet, not bitter, less bitter",
    es: "café dulce, acaramelado, dulzor, notas dulces, no amargo, poco amargo, sin amargor",
    pt: "café doce, caramelado, dulçor, notas doces, não amargo, pouco amargo",
  },
  "taste-spicy": {
    en: "spicy, spiced, spice, spice notes",
    es: "especiado, especias",
    pt: "especiado, condimentado, especiarias",
  },
  "taste-earthy": {
    en: "earthy, smoky, woody, tobacco notes",
    es: "terroso, ahumado, amaderado",
    pt: "terroso, defumado, amadeirado",
  },
  "taste-low-acidity": {
    en: "low acidity, low acid, less acidic, not acidic, without acidity, smooth, mellow, gentle on the stomach, stomach friendly",
    es: "baja acidez, acidez baja, poca acidez, poco ácido, sin acidez, café suave, suave",
    pt: "baixa acidez, acidez baixa, pouca acidez, pouco ácido, sem acidez, café suave, suave",
  },
  "taste-strong": {
    en: "strong, strong coffee, bold, intense, full bodied, heavy body, robust",
    es: "fuerte, café fuerte, intenso, con cuerpo, mucho cuerpo, cargado",
    pt: "forte, café forte, intenso, encorpado, extraforte, extra forte",
  },
};
