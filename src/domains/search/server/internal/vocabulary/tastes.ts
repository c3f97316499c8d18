import type { Words } from "./concept.ts";

/** How a coffee tastes, in groups of notes; which coffees do, `internal/tastes-of.ts` knows. */
export const tastes: Words = {
  "taste-fruity": {
    en: "fruity, fruit forward, fruit, juicy, fruity notes, fruit notes, jammy",
    es: "frutal, frutado, afrutado, frutoso, con fruta, jugoso, notas frutales, sabor a fruta, sabor a frutas",
    pt: "frutado, frutal, com fruta, suculento, notas frutadas, sabor de fruta, sabor de frutas",
  },
  "taste-berry": {
    en: "berry, berries, berry notes, red fruit, red fruits, red berry, dark berry, forest fruit, wild berry",
    es: "frutos rojos, frutas rojas, bayas, frutos del bosque, frutos silvestres",
    pt: "frutas vermelhas, frutos vermelhos, frutas silvestres, frutas do bosque, frutas roxas",
  },
  "taste-stone-fruit": {
    en: "stone fruit, stonefruit, stone fruits",
    es: "fruta de hueso, frutas de hueso, fruta de carozo, frutas de carozo",
    pt: "fruta de caroço, frutas de caroço",
  },
  "taste-tropical": {
    en: "tropical, tropical fruit, tropical fruits, exotic fruit, exotic",
    es: "tropical, fruta tropical, frutas tropicales, exótico, frutas exóticas",
    pt: "tropical, fruta tropical, frutas tropicais, exótico, frutas exóticas",
  },
  "taste-citrusy": {
    en: "citrus, citrusy, citric, citrus fruit, citrus notes, bright, bright acidity, acidic, high acidity, acidity, tangy, lively, vibrant, zesty",
    es: "cítrico, notas cítricas, ácido, acidez alta, alta acidez, acidez, acidez brillante, brillante, vibrante",
    pt: "cítrico, notas cítricas, ácido, acidez alta, alta acidez, acidez, acidez brilhante, brilhante, vibrante",
  },
  "taste-floral": {
    en: "floral, flowery, flower, floral notes, aromatic, tea like, perfumed, delicate",
    es: "floral, flores, notas florales, aromático, delicado, perfumado, tipo té",
    pt: "floral, flores, notas florais, aromático, delicado, perfumado, tipo chá",
  },
  "taste-chocolatey": {
    en: "chocolate, chocolatey, chocolaty, chocolate notes, chocolate note, notes of chocolate, hint of chocolate, chocolate coffee bean, chocolate flavor, chocolate tasting, chocolate taste, cocoa notes, cocoa",
    es: "chocolate, achocolatado, chocolatoso, sabor a chocolate, sabor chocolate, notas de chocolate, notas a chocolate, nota de chocolate, notas de cacao, sabor a cacao, cacao",
    pt: "chocolate, achocolatado, sabor chocolate, notas de chocolate, sabor de chocolate, gosto de chocolate, notas de cacau, cacau",
  },
  "taste-nutty": {
    en: "nutty, nut, nut notes, nutty notes, notes of nuts",
    es: "nuez, nueces, frutos secos, avellanado, a nuez, notas de nuez, notas de nueces, notas a nuez, notas de frutos secos, almendrado",
    pt: "nozes, castanhas, amendoado, de nozes, notas de nozes, notas de castanhas",
  },
  "taste-sweet": {
    en: "sweet coffee, caramelly, caramel notes, sweet notes, syrupy, naturally sweet, sweetness, not bitter, less bitter, isn't bitter, not at all bitter, not too bitter, without bitterness, no bitterness, low bitterness, sugary, candy like",
    es: "café dulce, acaramelado, dulzor, dulzura, notas dulces, muy dulce, no amargo, que no sea amargo, que no amarga, poco amargo, nada amargo, menos amargo, sin amargor, que no amargue",
    pt: "café doce, adocicado, caramelado, dulçor, doçura, notas doces, não amargo, que não seja amargo, que não amarga, pouco amargo, nada amargo, menos amargo, sem amargor",
  },
  "taste-spicy": {
    en: "spicy, spiced, spice, spices, spice notes, spicy notes, baking spice, warm spice",
    es: "especiado, especias, notas especiadas, notas de especias, picante",
    pt: "especiado, condimentado, especiarias, notas de especiarias, picante",
  },
  "taste-earthy": {
    en: "earthy, woody, earth, earthy notes, rustic, wood notes, leathery",
    es: "terroso, amaderado, rústico, notas terrosas",
    pt: "terroso, amadeirado, rústico, notas terrosas",
  },
  "taste-low-acidity": {
    en: "low acidity, low acid, lower acid, less acid, less acidic, not acidic, isn't acidic, not sour, isn't sour, not too sour, less sour, no sourness, no acidity, without acidity, acid free, non acidic, smooth, mellow, mild, soft, gentle, easy on the stomach, gentle on the stomach, sensitive stomach, stomach friendly, acid reflux",
    es: "baja acidez, acidez baja, bajo en acidez, poca acidez, poco ácido, menos ácido, menos acidez, nada ácido, no ácido, que no sea ácido, no agrio, nada agrio, que no sea agrio, sin acidez, café suave, suave, que no caiga pesado, estómago sensible, gastritis, para el estómago",
    pt: "baixa acidez, acidez baixa, pouca acidez, pouco ácido, menos ácido, menos acidez, nada ácido, não ácido, que não seja ácido, não azedo, nada azedo, que não seja azedo, sem acidez, café suave, suave, estômago sensível, gastrite",
  },
  "taste-strong": {
    en: "strong, strong coffee, strongest, extra strong, bold, intense, full bodied, full body, heavy body, heavy bodied, rich, robust, powerful, bitter, high caffeine, extra caffeine, more caffeine, lots of caffeine, strong flavor, wake up",
    es: "fuerte, café fuerte, bien fuerte, muy fuerte, extra fuerte, intenso, con cuerpo, mucho cuerpo, buen cuerpo, cuerpo completo, cargado, potente, amargo, alta cafeína, mucha cafeína, más cafeína, alto en cafeína, robusto",
    pt: "forte, café forte, bem forte, muito forte, intenso, encorpado, bem encorpado, extraforte, extra forte, potente, amargo, muita cafeína, mais cafeína, alto teor de cafeína, robusto",
  },
};
