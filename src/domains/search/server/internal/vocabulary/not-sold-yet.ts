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
  ...brands(
    "starbucks, lavazza, illy, nescafe, folgers, dunkin, peets, maxwell house, kicking horse, death wish, blue bottle, stumptown, intelligentsia, counter culture, juan valdez, cafe bustelo, bustelo, segafredo, kimbo, pilao, tres coracoes, 3 coracoes, melitta, cafe do ponto, cafe pele, britt, cafe britt, tim hortons, hario, bialetti, kalita, baratza, comandante, timemore, 1zpresso, breville, delonghi, gaggia, rancilio, la marzocco, rocket espresso, jura, philips, krups, bodum, moccamaster, technivorm, acaia, oxo, cuisinart, hamilton beach, mr coffee, oster, electrolux, wilfa, porlex, kinu, rhinowares, cafelat, keepcup",
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
};
