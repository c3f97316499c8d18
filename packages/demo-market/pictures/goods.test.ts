import { describe, expect, it, test } from "vitest";
import type { PictureFacts } from "./facts.ts";
import { goodsOf } from "./goods.ts";
import { listPictures } from "./list-pictures.ts";
import { baseNames } from "./photo/base.ts";
import { platesFor } from "./photo/plates.ts";

const { products } = listPictures();
const isFood = ({ category }: PictureFacts) => ["coffee-snacks", "coffee-sweets"].includes(category);
const isWare = ({ category }: PictureFacts) => ["equipment", "accessories"].includes(category);

/** What names say in plain words, apart from how `goodsOf` reads them: [words, what they mean, of which products]. */
const counts: [words: RegExp, count: number][] = [
  [/(?<!\p{L})(par|pair|dúo|pack de dos)(?!\p{L})/iu, 2],
  [/tres unidades|, three$/i, 3],
  [/conjunto de quatro|juego de cuatro|, four$|four jars|four sizes|set for four/i, 4],
  [/, seis unidades|set of six|, six,/i, 6],
  [/dozen/i, 12],
];
const materials: [words: RegExp, material: string][] = [
  [/stoneware|(?<!\p{L})gr[eé]s(?!\p{L})/iu, "stoneware"],
  [/porcelain (?!liner)|porcelana/i, "porcelain"],
  [/greda|\bbarro\b/i, "clay"],
  [/^(?=.*copper)|cobre/i, "copper"],
  [/brass/i, "brass"],
  [/\bfiltros de tela\b|barista cloth/i, "cloth"],
  [/^glass|vidro|vidrio/i, "glass"],
  [/stainless|steel phin/i, "steel"],
  [/de cuero/i, "leather"],
];
const told = <T>(rows: [RegExp, T][], name: string) => rows.find(([words]) => words.test(name))?.[1];
const byName = (rows: [RegExp, unknown][], of: (facts: PictureFacts) => boolean) =>
  products
    .filter((facts) => of(facts) && told(rows, facts.name) !== undefined)
    .map((facts) => [facts.name, facts] as const);

/** No scene shows these yet: they are drawn and laid into a rendered room, as many as are sold together. */
const laid = [
  "Açucareiro e pote de café, par",
  "Black clay jebena with straw lid",
  "Bolo de café da bisavó",
  "Bolsitas de repuesto para chorreador, tres unidades",
  "Brass South Indian filter, four cups",
  "Brass hand mill, Antep",
  "Broa de fubá com erva-doce e café",
  "Budín marmolado de café y naranja",
  "Cafeteira de saco minhota",
  "Cajón de posos Taller",
  "Caneca esmaltada Bonde",
  "Cardamom mill in olive wood",
  "Cepillo de crin para limpiar molinos",
  "Chanchito de greda guardagranos",
  "Chávena de bica em porcelana, par",
  "Chávenas de café Galo, conjunto de quatro",
  "Coffee jelly in syrup, four jars",
  "Cold brew tower Maas, two litres",
  "Cold drip tower Namsan, eight hours",
  "Copo americano Bonde, seis unidades",
  "Copper cups with porcelain liner, pair",
  "Copper serving tray, round",
  "Cuccumella, Neapolitan flip pot",
  "Dabara and tumbler set, brass",
  "Dallah Najd, brass coffee pot",
  "Descanso de colher em forma de folha",
  "Double-wall espresso glasses, four",
  "Drip thermometer with clip",
  "Drip tray and spoon rest",
  "Dundee cake with espresso",
  "Enamel briki, four sizes nested",
  "Espresso cup Yoi, pair with saucers",
  "Espresso cups Vesuvio, six, hot-rack",
  "Filtros de tela Guaduas, pack de dos",
  "Finjan cups with gold rim, dozen",
  "Fjordlys bag clip in birch",
  "Fjordlys cupping set for four",
  "Fjordlys kokekanne, enamel kettle",
  "Fjordlys wool mug sleeve",
  "Glass cups for cà phê sữa đá, four",
  "Hangang Drip, programmable pour-over",
  "Home roaster Érable, fluid bed",
  "Jarritos de barro bruñido, juego de cuatro",
  "Jarro de serviço em grés, 600 mililitros",
  "Jizera glass server, 800 ml",
  "Jizera syphon, five cups",
  "Klingenthal cleaning brush set",
  "Klingenthal lap mill 1921",
  "Klingenthal shop grinder Kontor",
  "Klingenthal sieve tin, two sizes",
  "Knock tube Ruelle",
  "Kopi sock and long-spout pot",
  "Kyoto cold drip, tabletop",
  "Latte spoon pair, hammered",
  "Moinho Pinhão de parede",
  "Máquina de espresso Rovira, palanca manual",
  "Nel drip set with cherry handle",
  "Olla de barro para café, un litro y medio",
  "Party phin, one litre",
  "Platito y cuchara de barro para catar",
  "Plunger brewer Delft, inverted or not",
  "Prensa francesa Rambla, un litro",
  "Sini cups, set of six",
  "Siphon Spinoza, three cups",
  "Slow Tide tea-towel-sized bar cloth",
  "Stacking cup Kumo, 200 ml",
  "Tasting cups in celadon, pair",
  "Torrador Araucária de bancada, um quilo",
  "Torrador de bolinha para fogão, 300 gramas",
  "Tostador de muestras Falla, 250 gramos",
  "Travel pour-over set Tabi",
  "Vaso de caña cortado Malasaña, seis unidades",
  "Vesuvio Due, two-group lever",
  "Vesuvio Una, one-group lever",
  "Vesuvio doser grinder Mergellina",
  "Wooden filter stand with drawer",
  "Yerbera y latera de café, dúo de cuero",
];

/** Tins of biscuits: no scene has a tin with its biscuits beside it yet, so beans lie there. */
const tinsAlone = ["Areias de café, lata de meio quilo", "Sequilhos de nata e café, lata"];

describe("what a product is", () => {
  test("a pot's size, a box's pieces and a set's number are told apart", () => {
    const like = (name: string) => products.find((facts) => facts.name.startsWith(name))!;
    expect(goodsOf(like("Hammered copper cezve, two cups"))).toMatchObject({ count: 1, material: "copper" });
    expect(goodsOf(like("Moka Posillipo, six cups"))).toMatchObject({ count: 1 });
    expect(goodsOf(like("Trufas de café e vinho do Porto, nove peças"))).toMatchObject({
      count: 1,
      state: "food",
    });
    expect(goodsOf(like("Chávena de bica em porcelana, par"))).toMatchObject({
      count: 2,
      material: "porcelain",
    });
    expect(goodsOf(like("Bolsitas de repuesto"))).toMatchObject({ count: 3 });
    expect(goodsOf(like("Kissa drip bags"))).toMatchObject({ state: "ground" });
  });

  it.each(byName(counts, (facts) => isWare(facts) || facts.kind === "jar"))(
    "is as many as its name says: %s",
    (name, facts) => {
      expect(goodsOf(facts).count).toBe(told(counts, name));
    },
  );

  it.each(byName(materials, isWare))("is made of what its name says: %s", (name, facts) => {
    expect(goodsOf(facts).material).toBe(told(materials, name));
  });
});

describe("what its picture shows", () => {
  const photographed = products.filter((facts) => platesFor(facts).length > 0);

  it("is a photograph, but for these things", () => {
    const others = products.filter((facts) => !photographed.includes(facts));
    expect(others.map(({ name }) => name).sort()).toEqual(laid);
  });

  it("comes from a base that is stored", () => {
    const missing = photographed.flatMap(platesFor).filter(({ base }) => !baseNames.includes(base));
    expect(new Set(missing.map(({ base }) => base))).toEqual(new Set());
  });

  it.each([...new Set(products.map(({ category }) => category))])(
    "agrees in count, material and state with every product of %s",
    (category) => {
      const wrong = photographed
        .filter((facts) => facts.category === category)
        .flatMap((facts) => platesFor(facts).map((plate) => ({ facts, plate, goods: goodsOf(facts) })))
        .filter(
          ({ facts, plate: { shows }, goods }) =>
            shows.count !== goods.count ||
            (!shows.states.includes(goods.state) && !tinsAlone.includes(facts.name)) ||
            (goods.material !== null && !shows.materials.includes(goods.material)),
        );
      expect(wrong.map(({ facts, plate, goods }) => [facts.name, plate.base, goods])).toEqual([]);
    },
  );

  it("has the food beside its pack", () => {
    const packsOnly = photographed
      .filter(isFood)
      .filter((facts) => platesFor(facts).every(({ shows }) => !shows.states.includes("food")));
    expect(packsOnly.map(({ name }) => name).sort()).toEqual(tinsAlone);
  });
});
