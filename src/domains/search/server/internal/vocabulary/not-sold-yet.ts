import type { Words } from "./concept.ts";

/**
 * What people look for that has had no place here so far: other kinds of coffee, and known brands. Known, so that a search can
 * say that there is none instead of showing anything else; found like everything else once a vendor sells it.
 */
export const notSoldYet: Words = {
  capsule: {
    en: "capsule, coffee capsule, pod, coffee pod, k cup, kcup, keurig, keurig cup, nespresso, nespresso capsule, nespresso pod, nespresso compatible, dolce gusto, dolce gusto capsule, dolce gusto pod, tassimo, senseo, espresso pod, espresso capsule",
    es: "cápsula, cápsula de café, cápsula nespresso, cápsula dolce gusto, cápsula compatible",
    pt: "cápsula, cápsula de café, cápsula nespresso, cápsula dolce gusto, cápsula compatível",
  },
  "instant-coffee": {
    en: "instant, instant coffee, soluble coffee, freeze dried coffee",
    es: "instantáneo, café instantáneo, café soluble, soluble",
    pt: "instantâneo, café instantâneo, café solúvel, solúvel",
  },
  "ready-to-drink": {
    en: "canned coffee, bottled coffee, ready to drink, coffee liqueur, energy drink",
    es: "café enlatado, café en lata, licor de café, bebida energética",
    pt: "café em lata, café pronto, licor de café, energético",
  },
  tea: {
    en: "tea bag, loose tea, loose leaf tea, herbal tea",
    es: "bolsita de té, té en bolsita, té en hebras",
    pt: "sachê de chá, chá em sachê, chá",
  },
  creamer: {
    en: "creamer, coffee creamer, oat milk, milk powder",
    es: "crema para café, cremora, leche de avena, leche en polvo",
    pt: "creme para café, leite de aveia, leite em pó",
  },
  mate: { en: "yerba mate", es: "yerba mate, yerba, bombilla", pt: "erva mate, chimarrão" },
  "mushroom-coffee": {
    en: "mushroom coffee, protein coffee, bulletproof coffee",
    es: "café con hongos, café con proteína, café con colágeno",
    pt: "café com cogumelo, supercoffee, café com proteína",
  },
  clothes: {
    en: "t shirt, tshirt, shirt, apron",
    es: "camiseta, playera, delantal",
    pt: "camiseta, avental",
  },
  plant: {
    en: "coffee plant, coffee tree, coffee seed",
    es: "planta de café, cafeto, semilla de café",
    pt: "muda de café, pé de café, semente de café",
  },
  "half-caff": {
    en: "half caf, half caff, low caffeine, reduced caffeine",
    es: "medio descafeinado, bajo en cafeína, baja cafeína",
    pt: "meio descafeinado, baixa cafeína, pouca cafeína",
  },
  matcha: {
    en: "matcha, matcha tea, matcha powder, matcha latte",
    es: "matcha, té matcha, matcha en polvo",
    pt: "matcha, chá matcha, matcha em pó",
  },
  ...brands(
    "starbucks, lavazza, illy, nescafe, folgers, dunkin, peets, maxwell house, kicking horse, death wish, blue bottle, stumptown, intelligentsia, counter culture, juan valdez, cafe bustelo, bustelo, segafredo, pilao, tres coracoes, 3 coracoes, melitta, cafe do ponto, cafe pele, britt, cafe britt, tim hortons, hario, bialetti, kalita, baratza, comandante, timemore, 1zpresso, breville, delonghi, gaggia, rancilio, la marzocco, jura, philips, krups, bodum, moccamaster, technivorm, acaia, oxo, cuisinart, hamilton beach, mr coffee, oster, electrolux, wilfa, porlex, kinu, rhinowares, cafelat, keepcup, cafec, wacaco, nanopresso, picopresso, staresso, brewista, mahlkonig, mazzer, lelit, profitec, nuova simonelli, victoria arduino, smeg, vertuo, essenza, nespresso vertuo, xiaomi, tramontina, philco, imusa, black decker, ufesa, cecotec, solac, tchibo, dallmayr, paulig, nabob, gevalia, community coffee, eight oclock, caribou coffee, vergnano, pellini, hausbrandt, marcilla, bonka, saimaza, cafe quindio, sello rojo, aguila roja, colcafe, 3coracoes, nescafe gold, cafe la llave, cafe pilon, chock full o nuts, death wish coffee, black rifle, george howell, la colombe, square mile, tim wendelboe",
  ),
};

/** A brand is called the same everywhere. */
function brands(names: string): Words {
  return Object.fromEntries(
    names.split(", ").map((name) => [`brand-${name.replaceAll(" ", "-")}`, { en: name, es: name, pt: name }]),
  );
}

/** What is nearest to a kind of coffee that is not sold. */
export const nearestTo: Record<string, string[]> = {
  capsule: ["espresso", "ground-coffee"],
  "instant-coffee": ["drip-bag", "ground-coffee"],
  "half-caff": ["decaf"],
};
