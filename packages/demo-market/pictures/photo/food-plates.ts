import { tin } from "./pack-plates.ts";
import { boxed, film, kraft, onBag, type Plate, pack, whole } from "./plate.ts";

type Look = readonly [of: RegExp, plate: Plate, colour: string];

const food = pack("food");
const inPouch = (base: string): Plate => ({
  base,
  sheet: [440, 575],
  draw: onBag(440, 575),
  back: [0.74, 0.66],
  tints: kraft,
  shows: food,
});
const inBox = (base: string, w: number, h: number): Plate => ({
  base,
  sheet: [w, h],
  draw: whole(w, h),
  back: [0.86, 0.86],
  tints: boxed,
  shows: food,
});

export const cookies = inPouch("cookies");
const nuts = inPouch("nuts");
const cubes = inBox("cubes", 520, 520);
const rounds = inBox("rounds", 480, 560);
const fingers = inBox("fingers", 480, 560);
export const sweets: Plate = { ...inBox("sweets", 700, 472), tints: film };
const bar: Plate = { base: "bar", sheet: [450, 850], draw: whole(450, 850), tints: film, shows: food };
/** What is seen through the glass keeps its own brown. */
const jar: Plate = {
  base: "jar",
  sheet: [730, 400],
  draw: whole(730, 400),
  back: [0.8, 0.8],
  tints: film,
  shows: { ...food, materials: ["glass"] },
};
const bottle: Plate = { ...jar, base: "bottle", sheet: [520, 600], draw: whole(520, 600) };
const dark = "#3a2015";

/** How a food looks beside its pack, by its kind and by words of its name; the first that fits. */
const looks: Record<string, readonly Look[]> = {
  cookies: [
    [/\blata\b|\btin\b/i, tin, ""],
    [/galletas de panela|oat and coffee cookies|anzac/i, cookies, ""],
    [/picos|wattleseed|tostas/i, fingers, "#c79a5e"],
    [/pineapple cakes/i, cubes, "#d99f4a"],
    [/alfajores/i, rounds, "#3f2317"],
    [/florentin|speculoos|treacle|kleicha/i, rounds, "#96612f"],
    [/cheese|crackers|barazek|tortas de aceite|waffle/i, rounds, "#b98348"],
    [/polvor|crescents|flower cakes|polvilho|petticoat|shortbread/i, rounds, "#dcbc86"],
    [/./, rounds, "#c9985a"],
  ],
  biscotti: [
    [/molasses/i, fingers, "#8a552a"],
    [/./, fingers, "#c2935a"],
  ],
  nuts: [
    [/chocolate/i, nuts, dark],
    [/kolo|seed mix/i, nuts, "#c39a5f"],
    [/macadamia/i, nuts, "#dcbd8c"],
    [/cashew|marconas/i, nuts, "#d6b07c"],
    [/pecan|nueces/i, nuts, "#84502c"],
    [/habas/i, nuts, "#c79a56"],
    [/./, nuts, "#a8672f"],
  ],
  granola: [[/./, nuts, "#b98243"]],
  "dried-fruit": [
    [/cacau/i, rounds, "#6b4024"],
    [/verde/i, rounds, "#d9b45e"],
    [/./, rounds, "#d2953c"],
  ],
  candy: [
    [/(granos|grãos) de café/i, nuts, "#2f1a10"],
    [/liquorice/i, nuts, "#d8c09a"],
    [/cuberdon/i, nuts, "#5b2a22"],
    [/yemas/i, nuts, "#e0a42f"],
    [/mazapán/i, nuts, "#d9a75e"],
    [/brittle/i, rounds, "#a8652c"],
    [/pé de moleque/i, cubes, "#a3642e"],
    [/cocadas/i, rounds, "#8f5a2e"],
    [/cajetas/i, cubes, "#d9bd8e"],
    [/bocadillo/i, cubes, "#8e2f1f"],
    [/lokum/i, cubes, "#d9b98a"],
    [/blackcurrant/i, cubes, "#4f1a2c"],
    [/marmelada/i, cubes, "#a3521f"],
    [/palha|fruit cake|rapadurinha/i, cubes, "#4a2818"],
    [/./, cubes, "#c08d52"],
  ],
  caramels: [
    [/fudge|panelitas/i, cubes, "#c99a62"],
    [/algarrobina|dodol|palm sugar/i, cubes, "#5e3319"],
    [/./, cubes, "#ad6a2c"],
  ],
  marshmallow: [
    [/espresso/i, cubes, "#e2cdb0"],
    [/./, cubes, "#f4ead9"],
  ],
  dates: [
    [/ajwa/i, nuts, "#2c160d"],
    [/./, nuts, "#9a5a28"],
  ],
  truffles: [
    [/cremini|gianduiotti/i, cubes, "#7d4c2c"],
    [/tejas/i, nuts, "#efe3d0"],
    [/./, sweets, ""],
  ],
  bar: [
    [/nougat|turrón/i, cubes, "#e3cfa6"],
    [/halva/i, cubes, "#c9a877"],
    [/yokan|salame/i, cubes, dark],
    [/bark/i, rounds, dark],
    [/palanqueta|kiwicha|oat bars/i, fingers, "#c39152"],
    [/protein/i, fingers, "#5e3a22"],
    [/milk|leche|leite/i, bar, "#754a2e"],
    [/./, bar, "#3f2317"],
  ],
  spread: [[/./, jar, ""]],
  syrup: [[/./, bottle, ""]],
  jar: [[/miel|ambrosia/i, jar, ""]],
};

/** The plate that shows a food, with the food in its colour; undefined for what is none. */
export function foodPlate(kind: string, name: string): Plate | undefined {
  const found = looks[kind]?.find(([of]) => of.test(name));
  if (!found) return undefined;
  const [, plate, colour] = found;
  if (!colour) return plate;
  return { ...plate, tints: (stage) => ({ ...plate.tints(stage), second: colour }) };
}
