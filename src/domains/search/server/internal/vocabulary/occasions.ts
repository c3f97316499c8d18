import type { Words } from "./concept.ts";

/** Presents and the days for them, and coffees to compare. */
export const occasions: Words = {
  "drip-bag": {
    en: "drip bag, drip bag coffee, coffee drip bag, drip coffee bag, coffee pouch, pouch, single serve, single serve coffee, sachet, coffee sachet, pour over bag",
    es: "bolsita de café, café en bolsita, bolsita de goteo, bolsita filtro, café en sobre, sobre de café, sobrecito, café individual, café monodosis, drip bag",
    pt: "sachê de café, café em sachê, sachê, café em saquinho, saquinho de café, drip coffee, drip bag, café individual",
  },
  gift: {
    en: "gift, gift pack, gift idea, present, gift for coffee lover, coffee lover gift, coffee gift, christmas gift, christmas present, mother day, mother s day, father day, father s day, valentine, valentines, valentine day, valentine s day, birthday, anniversary, wedding, wedding favor, housewarming, house warming, graduation, thank you, thank you gift, stocking stuffer, for him, for her, for mom, for mum, for dad, for my mom, for my mum, for my dad, for my wife, for my husband, for my girlfriend, for my boyfriend, for my boss, for my teacher, for my friend, hostess gift",
    es: "regalo, regalo de navidad, regalo navideño, obsequio, detalle, para regalar, regalar, regalo para cafetero, regalo cafetero, regalo de café, idea de regalo, dia de la madre, dia del padre, san valentín, día de los enamorados, cumpleaños, aniversario, boda, recuerdo de boda, graduación, amigo invisible, amigo secreto, para mamá, para papá, para mi mamá, para mi papá, para mi novio, para mi novia, para mi esposo, para mi esposa, para mi jefe, para mi amiga, para mi amigo, reyes",
    pt: "presente, presente de natal, para presentear, presentear, lembrancinha, lembrança, mimo, presente para quem ama café, para quem ama café, presente de café, ideia de presente, dia das mães, dia dos pais, dia dos namorados, aniversário, casamento, formatura, amigo secreto, amigo oculto, para mãe, para pai, para minha mãe, para meu pai, para namorado, para namorada, para meu marido, para minha esposa, para chefe, para amiga, para amigo",
  },
  "gift-box": {
    within: ["gift"],
    en: "gift box, gift set, gift basket, coffee gift box, coffee gift set, coffee gift basket, box set",
    es: "caja de regalo, caja regalo, set de regalo, kit de regalo, canasta de regalo, cesta de regalo, estuche de regalo",
    pt: "kit presente, kit de presente, caixa de presente, caixa presente, cesta de presente, cesta de café",
  },
  christmas: {
    en: "christmas, xmas, christmas coffee, holiday, holidays, advent, jul",
    es: "navidad, navideño, fiestas",
    pt: "natal, natalino",
  },
  sampler: {
    en: "sampler, coffee sampler, sampler pack, sampler set, taster, taster pack, taster box, sample box, sample set, sample pack, coffee sample, sample, tasting set, tasting kit, tasting box, discovery box, discovery set, discovery pack, variety pack, variety box, assortment, assorted coffee, coffee assortment, filter trio, trio, three coffees, four coffees, five coffees, eight origins, coffee flight, mixed box, coffee selection",
    es: "kit de degustación, set de degustación, caja de degustación, pack de degustación, pack degustación, degustación, surtido, surtido de café, surtido de cafés, caja surtida, caja de muestras, muestra, muestras, selección de cafés, cafés variados, varios cafés, tres cafés, cuatro cafés, cinco cafés, varios orígenes, kit para probar, caja para probar, pack de cafés, caja de cafés",
    pt: "kit degustação, kit de degustação, caixa degustação, caixa de degustação, degustação, kit de cafés, kit de cafés para provar, kit para provar, amostra, amostras, seleção de cafés, cafés variados, cafés sortidos, caixa sortida, três cafés, quatro cafés, cinco cafés, várias origens, caixa de cafés",
  },
};
