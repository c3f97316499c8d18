import { book, carton, cartonPlain, tin } from "./pack-plates.ts";
import { glazed, type Material, type Plate, painted, plain, thing } from "./plate.ts";

const clays: readonly Material[] = ["clay", "porcelain", "stoneware"];
const clay = (base: string, count = 1): Plate => plain(base, glazed, thing(count, ...clays));
const metal = (base: string, count: number, ...of: Material[]): Plate =>
  plain(base, glazed, thing(count, ...of));
const paint = (base: string, ...also: Material[]): Plate =>
  plain(base, painted, thing(1, "steel", "enamel", "aluminium", ...also));
const colour =
  (body: string, second = body): Plate["tints"] =>
  () => ({ body, ground: body, second });

/** One plate for things whose name says more about their colours than their kind does. */
const tinted = (plate: Plate, tints: Plate["tints"], ...materials: Material[]): Plate => ({
  ...plate,
  tints,
  shows: { ...plate.shows, materials: materials.length > 0 ? materials : plate.shows.materials },
});

export const cup = clay("cup-window");
export const espressoMachine = paint("espresso-machine");
const canister = paint("canister", "tin");
const dripper = clay("dripper");
const handGrinder = paint("hand-grinder");
const pourover = clay("pourover");

type Look = readonly [of: RegExp, plate: Plate];

/** Which plate shows a ware, by its kind and by words of its name: another thing's photograph is worse than a drawing. */
const looks: Record<string, readonly Look[]> = {
  box: [[/./, carton]],
  book: [[/./, book]],
  cleaning: [[/./, cartonPlain]],
  "filter-papers": [[/paper|papel|puck screen/i, cartonPlain]],
  // Nothing of these kinds looks like them, so they are shown in the box in which they are sold.
  brush: [[/burr/i, cartonPlain]],
  tray: [[/travel case/i, cartonPlain]],
  roaster: [[/sand heater/i, cartonPlain]],
  "cold-brew": [[/bottle/i, cartonPlain]],
  tin: [[/./, tin]],
  canister: [
    [/\blata\b/i, tin],
    [/barro/i, tinted(canister, glazed, "clay")],
    [/\bbote\b|stainless/i, canister],
    [/dosing/i, cartonPlain],
  ],
  "hand-grinder": [[/molin|klingenthal k1/i, handGrinder]],
  grinder: [[/passeig|hangang|sund|m64/i, paint("grinder")]],
  kettle: [
    [/ganso|slim-spout/i, paint("kettle")],
    [/variable heat|digital/i, paint("kettle-electric")],
    [/termo/i, paint("flask")],
    [/copper/i, metal("kettle-copper", 1, "copper")],
  ],
  scale: [[/./, paint("scale", "glass")]],
  "travel-mug": [
    [
      /cork/i,
      plain("tumbler", (stage) => ({ ...painted(stage), second: "#c09a6c" }), thing(1, "glass", "cork")),
    ],
    [
      /./,
      plain("tumbler", (stage) => ({ ...painted(stage), second: stage.palette.accent }), thing(1, "steel")),
    ],
  ],
  cup: [
    [/talavera/i, tinted(cup, colour("#e9edf0"))],
    [/kopitiam/i, tinted(cup, colour("#eef0e2"))],
    [/bar porteña/i, cup],
  ],
  mug: [[/^(?!.*esmaltada)/i, clay("mug")]],
  glass: [[/pair/i, metal("glasses", 2, "glass")]],
  pitcher: [
    [/jarra de leche|milk pitcher/i, metal("pitcher", 1, "steel")],
    [/steamer/i, cartonPlain],
  ],
  spoon: [[/colher dosadora|measuring scoop/i, metal("scoop", 1, "copper")]],
  pourover: [
    [/v-cone/i, pourover],
    [/porcelain|greda|grés|barro/i, dripper],
    [/flat-bottom|fine mesh/i, tinted(dripper, colour("#c4c2bd"), "steel")],
    [/ceramic/i, tinted(dripper, colour("#4a4541"), "clay")],
    [/arame/i, cartonPlain],
    [/immersion/i, tinted(dripper, colour("#e4e0d8"), "plastic")],
    [/glass|guaduas/i, metal("carafe", 1, "glass")],
  ],
  "cloth-filter": [
    [
      /chorreador (?!.*unidades)/i,
      plain(
        "chorreador",
        (stage) => ({ ...glazed(stage), second: /pintado/i.test(stage.facts.name) ? "#b5362c" : "#8f5a36" }),
        thing(1, "wood", "cloth"),
      ),
    ],
  ],
  "espresso-machine": [
    [/caldera doble|home espresso/i, espressoMachine],
    [/batch|portable/i, cartonPlain],
  ],
  "vietnamese-phin": [
    [/steel phin/i, metal("phin", 1, "steel")],
    [/brass phin/i, metal("phin-brass", 1, "brass")],
  ],
  cloth: [
    [
      /three/i,
      plain(
        "cloths",
        ({ palette }) => ({ body: palette.paper, ground: palette.paper, second: palette.accent }),
        thing(3, "cloth"),
      ),
    ],
    [/gloves/i, cartonPlain],
  ],
  tamper: [
    [/tamper/i, metal("tamper", 1, "brass", "steel")],
    [/portafiltros|distribuidor/i, cartonPlain],
  ],
  server: [[/flask/i, paint("flask")]],
  "french-press": [
    [/stoneware/i, clay("press")],
    [/double wall/i, tinted(paint("press"), colour("#c9c7c2"), "steel")],
  ],
  moka: [[/moka|cafeteira italiana/i, metal("moka", 1, "aluminium", "steel")]],
  cezve: [[/copper cezve/i, metal("cezve", 1, "copper")]],
  jar: [[/cork/i, metal("storage-jar", 1, "glass")]],
};

/** The plate that shows a ware; undefined where none does. */
export const warePlate = (kind: string, name: string): Plate | undefined =>
  looks[kind]?.find(([of]) => of.test(name))?.[1];
