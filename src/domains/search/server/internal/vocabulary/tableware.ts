import type { Words } from "./concept.ts";

/** What coffee is drunk from and served with. */
export const tableware: Words = {
  drinkware: { en: "drinkware, tableware, crockery", es: "vajilla", pt: "louça" },
  "cup-or-mug": { within: ["drinkware"], en: "cup or mug", es: "taza", pt: "taça de café" },
  cup: {
    within: ["cup-or-mug"],
    en: "cup, coffee cup, teacup, cappuccino cup, latte cup",
    es: "tacita, pocillo, taza de café, taza para café, taza de capuchino, taza para capuchino, jarrito",
    pt: "xícara, xicrinha, xícara de café, xícara para café, xícara de cappuccino, chávena, chávena de café",
  },
  "espresso-cup": {
    within: ["cup"],
    en: "espresso cup, demitasse, espresso mug, espresso cup with saucer, demitasse cup, shot cup, espresso cup set",
    es: "taza de espresso, taza para espresso, tacita de espresso, pocillo de espresso, taza de expreso, taza para expreso, taza de tinto, pocillo para tinto",
    pt: "xícara de espresso, xícara para espresso, xícara de expresso, xícara para expresso, xícara de cafezinho, chávena de espresso, chávena de bica, chávena de expresso",
  },
  finjan: {
    within: ["cup"],
    en: "finjan, finjan cup, arabic coffee cup, ethiopian coffee cup, turkish coffee cup, sini cup, handleless cup",
    es: "finján, taza para café árabe, taza de café árabe, taza para café turco, taza turca, taza etíope, taza sin asa",
    pt: "finjan, xícara para café árabe, xícara para café turco, xícara árabe, copinho, copinho para café árabe, copinho para café, xícara sem alça",
  },
  mug: {
    within: ["cup-or-mug"],
    en: "mug, coffee mug, tea mug, diner mug, big cup, large cup",
    es: "tazón, jarro, taza grande, mug, tarro para café, taza tipo mug",
    pt: "caneca, caneca de café, caneca para café, mug",
  },
  "travel-mug": {
    within: ["drinkware"],
    en: "travel mug, travel cup, insulated mug, insulated coffee mug, reusable cup, reusable coffee cup, thermos cup, thermos mug, thermal mug, thermal cup, bike mug, car mug, insulated cup, to go cup, takeaway cup, take away cup, tumbler, travel tumbler, commuter mug, camping mug, camping cup, keep cup",
    es: "taza térmica, vaso térmico, taza de viaje, vaso de viaje, vaso reutilizable, taza reutilizable, vaso para llevar, taza para llevar, mug térmico, termo para café, termo de café, tumbler, jarro térmico",
    pt: "caneca térmica, copo térmico, copo reutilizável, caneca de viagem, copo de viagem, copo para viagem, caneca para viagem, xícara térmica, mug térmico, copo para levar",
  },
  thermos: {
    en: "thermos, thermos cup, vacuum flask, insulated flask, thermos flask, insulated serving flask, insulated bottle, thermal flask, thermal carafe, coffee thermos, flask",
    es: "termo, botella térmica, jarra térmica, termo para café, termo de café",
    pt: "garrafa térmica, térmica, garrafa termo, jarra térmica, bule térmico",
  },
  glass: {
    within: ["drinkware"],
    en: "drinking glass, espresso glass, espresso glasses, glasses, coffee glass, latte glass, cortado glass, iced coffee glass, glass cup, double wall glass, double walled glass, tumbler glass",
    es: "vaso, vaso de vidrio, vaso de cristal, copa, vaso para cortado, vaso doble pared, taza de vidrio, vaso para latte",
    pt: "copo, copo de vidro, copo americano, copo duplo, taça, xícara de vidro, copo de parede dupla",
  },
  cupping: {
    en: "cupping, cupping set, cupping kit, cupping bowl, tasting cup, tasting glass",
    es: "cata, catar, juego de cata, kit de cata, catación, taza de cata, copa de cata",
    pt: "cupping, prova de café, kit de cupping, kit de prova, xícara de prova, taça de prova, degustador",
  },
  "dosing-cup": {
    en: "dosing cup, dosing funnel, dosing ring, espresso dosing cup, dosing",
    es: "vaso dosificador, embudo dosificador, anillo dosificador",
    pt: "copo dosador, funil dosador, anel dosador",
  },
  sleeve: {
    en: "mug sleeve, cup sleeve, sleeve, mug cozy, cup cozy",
    es: "funda para taza, funda de taza, cubretaza",
    pt: "capa para caneca, luva para caneca, capa de caneca",
  },
  tray: {
    en: "tray, serving tray, coffee tray",
    es: "bandeja, charola, bandeja para servir",
    pt: "bandeja, tabuleiro, bandeja para servir",
  },
  "drip-tray": {
    en: "drip tray, spoon rest, spoon holder",
    es: "bandeja de goteo, descanso de cuchara, posacucharas, apoyacucharas, portacucharas",
    pt: "bandeja de gotejamento, descanso de colher, porta colher, apoio de colher",
  },
  "sugar-bowl": {
    en: "sugar bowl, sugar pot, sugar jar",
    es: "azucarero, azucarera",
    pt: "açucareiro",
  },
  pitcher: {
    en: "milk pitcher, milk jug, pitcher, jug, creamer jug, frothing jug, frothing pitcher, frother pitcher, milk frothing pitcher, milk frothing jug, steaming pitcher, steam pitcher, latte art pitcher, latte art jug",
    es: "jarra de leche, jarra para leche, jarra para espumar leche, jarra espumadora, jarra de arte latte, jarra para arte latte, jarra de latte art, jarra vaporizadora, jarrita de leche, jarra lechera, lechera, jarra para espumar, pitcher, pichel de leche",
    pt: "leiteira, jarra de leite, jarrinha de leite, pitcher, pitcher de leite, leiteira para vaporizar, leiteira para latte art",
  },
  "milk-steamer": {
    within: ["pitcher"],
    en: "milk steamer, stovetop steamer, stovetop milk steamer, milk frother, frother, milk foamer, steamer, froth milk, frothing milk, steam milk",
    es: "espumador de leche, espumador, espumadora, espumadora de leche, vaporizador de leche, vaporizador, espumar leche, espumar, vaporizar leche",
    pt: "espumador de leite, espumador, vaporizador de leite, vaporizador, mixer de leite, espumar leite, vaporizar leite",
  },
  spoon: {
    en: "spoon, coffee spoon, latte spoon, teaspoon, stirring spoon",
    es: "cuchara, cucharita, cucharilla, cuchara de café, cucharita de café",
    pt: "colher, colherzinha, colher de café",
  },
  scoop: {
    within: ["spoon"],
    en: "scoop, coffee scoop, measuring scoop, measuring spoon, measuring cup, coffee measure",
    es: "cuchara medidora, cuchara dosificadora, medidor de café, cacito, medida de café, taza medidora",
    pt: "colher dosadora, colher medidora, dosador, dosador de café, medidor de café, copo medidor",
  },
};
