import type { Words } from "./concept.ts";

/** Sweets and snacks, as named in the three languages. */
export const foods: Words = {
  "covered-beans": {
    en: "chocolate covered coffee bean, chocolate coated coffee bean, chocolate covered espresso bean, chocolate covered bean",
    es: "grano de café bañado en chocolate, grano de café cubierto de chocolate, café bañado en chocolate, grano de café con chocolate",
    pt: "grão de café coberto de chocolate, grão de café com chocolate, café coberto de chocolate",
  },
  spread: {
    en: "spread, jam, jelly, marmalade",
    es: "untable, crema para untar, mermelada, jalea",
    pt: "geleia, marmelada, pasta para passar, creme para passar",
  },
  "milk-caramel": {
    within: ["spread"],
    en: "dulce de leche, milk caramel",
    es: "dulce de leche, arequipe, cajeta, manjar",
    pt: "doce de leite",
  },
  cookies: {
    en: "cookie, biscuit",
    es: "galleta, galletita",
    pt: "bolacha, biscoito, bolachinha",
  },
  shortbread: {
    within: ["cookies"],
    en: "shortbread",
    es: "polvorón, mantecado, polvorones",
    pt: "areias, sequilho",
  },
  alfajor: { within: ["cookies"], en: "alfajor", es: "alfajor", pt: "alfajor" },
  biscotti: {
    within: ["cookies"],
    en: "biscotti, cantuccini, rusk, dunker",
    es: "bizcocho, bizcochito, rosquilla, rosquita",
    pt: "tosta, biscoito duro, rosquinha",
  },
  bar: {
    en: "bar, snack bar, energy bar, cereal bar, granola bar, protein bar, chocolate bar, dark chocolate bar",
    es: "barra, barrita, barra de chocolate, tableta de chocolate, barra de cereal, barra energética",
    pt: "barra, barrinha, barra de chocolate, tablete de chocolate, barra de cereal",
  },
  nougat: { en: "nougat, turron, halva", es: "turrón, nougat", pt: "torrone, nougat" },
  brittle: {
    en: "brittle, nut brittle",
    es: "palanqueta, crocante, garrapiñado",
    pt: "pé de moleque, crocante",
  },
  nuts: {
    en: "nut, coffee nut, candied nut, roasted nut, nut snack",
    es: "fruto seco, frutos secos, nueces confitadas",
    pt: "castanha, mix de castanhas, amendoim",
  },
  almonds: { within: ["nuts"], en: "almond", es: "almendra", pt: "amêndoa" },
  cashews: { within: ["nuts"], en: "cashew", es: "marañón, anacardo", pt: "castanha de caju, caju" },
  pecans: { within: ["nuts"], en: "pecan", es: "pecana, nuez pecana", pt: "noz pecã" },
  macadamias: { within: ["nuts"], en: "macadamia", es: "macadamia", pt: "macadâmia" },
  peanuts: { within: ["nuts"], en: "peanut", es: "maní, cacahuate, cacahuete", pt: "amendoim" },
  granola: {
    en: "granola, muesli, breakfast cereal",
    es: "granola, muesli, cereal",
    pt: "granola, cereal matinal",
  },
  dates: { en: "date, dates, stuffed date, filled date", es: "dátil, dátiles rellenos", pt: "tâmara" },
  "dried-fruit": {
    en: "dried fruit, fruit chips, crisps, chips",
    es: "fruta seca, fruta deshidratada, chips",
    pt: "fruta seca, fruta desidratada, chips",
  },
  truffles: {
    en: "truffle, bonbon, praline, ganache, chocolates, box of chocolates, chocolate box, filled chocolate",
    es: "trufa, bombón, praliné, ganache, caja de bombones, chocolates",
    pt: "trufa, bombom, praliné, ganache, caixa de bombons, chocolates",
  },
  brigadeiro: { within: ["truffles"], en: "brigadeiro", es: "brigadeiro", pt: "brigadeiro" },
  syrup: {
    en: "syrup, coffee syrup, sauce",
    es: "jarabe, sirope, salsa dulce, jarabe de café",
    pt: "xarope, calda, xarope de café",
  },
  "maple-syrup": {
    within: ["syrup"],
    en: "maple syrup",
    es: "jarabe de arce, miel de maple",
    pt: "xarope de bordo",
  },
  cake: {
    en: "cake, coffee cake, loaf cake",
    es: "pastel, torta, bizcochuelo, queque, budín, bizcocho",
    pt: "bolo, bolo de café, broa",
  },
  marshmallow: { en: "marshmallow", es: "malvavisco, nube", pt: "marshmallow" },
  fudge: { en: "fudge, coffee fudge", es: "fudge, panelita", pt: "fudge" },
  "candy-drops": {
    en: "caramel, toffee, hard candy, coffee drop",
    es: "caramelo, toffee",
    pt: "bala, caramelo, toffee, bala de café",
  },
};
