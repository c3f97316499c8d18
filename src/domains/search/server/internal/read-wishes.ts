/** What a text asks for beside things and their kinds; `text` is how it was said. */
export type Wish = { text: string } & (
  | { kind: "least" | "most"; cents: number }
  | { kind: "size"; grams: number }
  | { kind: "cheap" }
);

const currency = String.raw`(?:us\$|\$|usd|dollars?|dolar(?:es)?|bucks?)`;
const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`;
/** Of a weight or another measure, and so no price. */
const measure = String.raw`(?:g|grs?|gram[ao]?s?|kgs?|[kq]uilos?|lbs?|pounds?|libras?|oz|ounces?|on[zc]as?|m|masl|msnm|metr[eo]s?|ml|cl|l|cups?|tazas?|xicaras?|tacas?|packs?|%)`;
const money = String.raw`(?:${currency} ?(?:${number})|(?:${number}) ?${currency}(?![a-z]))`;
const amount = String.raw`(?:${money}|${number}(?![\d.,]* ?${measure}(?![a-z])))`;
const words = (list: string) => `(?:${list.split(", ").join("|")})`;

const most = words(
  "under, below, less than, up to, no more than, not more than, at most, max, maximum, cheaper than, within, " +
    "menos de, hasta, por debajo de, bajo, maximo, no mas de, menos que, como maximo, " +
    "abaixo de, ate, no maximo, por ate, nao mais de",
);
const least = words(
  "over, above, more than, at least, starting at, min, minimum, mas de, a partir de, por encima de, minimo, al menos, " +
    "acima de, mais de, mais que, no minimo, pelo menos",
);
const between = words("between, entre");
const and = String.raw`(?: ?- ?| (?:and|to|y|a|e|hasta|ate) )`;
const cheap = words(
  "cheap, cheapest, cheaper, inexpensive, affordable, budget, low cost, low price, low priced, good value, " +
    "barat[oa]s?, mas barat[oa]s?, economic[oa]s?, de bajo costo, a buen precio, mais barat[oa]s?, baratinh[oa]s?, em conta, de baixo custo",
);

type Rule = { pattern: RegExp; read: (groups: Record<string, string>) => Reading[] };
type Reading =
  | { kind: "least" | "most"; cents: number }
  | { kind: "size"; grams: number }
  | { kind: "cheap" };

const find = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, "dgu");
const centsOf = (text: string) => Math.round(Number(/[\d.,]+/.exec(text)![0].replace(",", ".")) * 100);
const gramsIn = { g: 1, k: 1_000, q: 1_000, l: 453.6, p: 453.6, o: 28.35 } as const;

/** In this order: what one has read, the next does not see. */
const rules: Rule[] = [
  {
    pattern: find(`${between} (?<low>${amount})${and}(?<high>${amount})`),
    read: ({ low, high }) => range(low!, high!),
  },
  {
    pattern: find(
      `(?<low>${currency} ?${number})${and}(?<high>${currency}? ?${number})|(?<low>${number})${and}(?<high>${money})`,
    ),
    read: ({ low, high }) => range(low!, high!),
  },
  {
    pattern: find(
      String.raw`(?<size>\d{1,5}(?:[.,]\d{1,3})?) ?(?<unit>kgs?|kilos?|quilos?|kilogram[ao]?s?|quilogramas?|grs?|g|gram[ao]?s?|lbs?|pounds?|libras?|oz|ounces?|on[zc]as?)`,
    ),
    read: ({ size, unit }) =>
      sized(Number(size!.replace(",", ".")) * gramsIn[unit![0] as keyof typeof gramsIn]),
  },
  {
    pattern: find("(?:half a kilo|half kilo|half kg|medio kilo|medio kg|meio quilo|meio kilo|meio kg)"),
    read: () => sized(500),
  },
  { pattern: find("(?:half a pound|half pound|media libra|meia libra)"), read: () => sized(227) },
  {
    pattern: find("(?:(?:one|a|un|um) )?(?:kilo|quilo|kilogram|kilogramo|quilograma)"),
    read: () => sized(1_000),
  },
  { pattern: find("(?:(?:one|a|una|uma) )?(?:pound|libra)"), read: () => sized(454) },
  {
    pattern: find(`${most} (?<high>${amount})`),
    read: ({ high }) => [{ kind: "most", cents: centsOf(high!) }],
  },
  {
    pattern: find(`${least} (?<low>${amount})`),
    read: ({ low }) => [{ kind: "least", cents: centsOf(low!) }],
  },
  {
    pattern: find(`(?:desde|from) (?<low>${money})`),
    read: ({ low }) => [{ kind: "least", cents: centsOf(low!) }],
  },
  {
    pattern: find(`(?<low>${money}) ?(?:or more|and up|o mas|ou mais|\\+)`),
    read: ({ low }) => [{ kind: "least", cents: centsOf(low!) }],
  },
  // A price alone is what one wants to spend.
  {
    pattern: find(`(?<high>${money})(?: ?(?:or less|max|o menos|maximo|ou menos))?`),
    read: ({ high }) => [{ kind: "most", cents: centsOf(high!) }],
  },
  { pattern: find(cheap), read: () => [{ kind: "cheap" }] },
];

const sized = (grams: number): Reading[] => (grams >= 1 ? [{ kind: "size", grams: Math.round(grams) }] : []);

function range(low: string, high: string): Reading[] {
  const [from, to] = [centsOf(low), centsOf(high)].sort((a, b) => a - b) as [number, number];
  return [
    { kind: "least", cents: from },
    { kind: "most", cents: to },
  ];
}

/** A folded text of the same length, so that a place in the one is that in the other. */
function foldInPlace(text: string): string {
  return [...text]
    .map((letter) => {
      const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return folded.length === letter.length ? folded : letter;
    })
    .join("");
}

/**
 * The wishes of a text about price (US dollars) and weight, as people write them in the three languages; `rest` is the
 * text without them. An amount that nothing calls a price or a weight stays in the rest.
 */
export function readWishes(typed: string): { wishes: Wish[]; rest: string } {
  const text = typed.normalize("NFC").replace(/\s+/g, " ");
  let [folded, rest] = [foldInPlace(text), text];
  const wishes: Wish[] = [];
  for (const { pattern, read } of rules)
    for (const match of folded.matchAll(pattern)) {
      const readings = read(match.groups ?? {});
      if (readings.length === 0) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const said = text.slice(start, end).trim();
      wishes.push(...readings.map((reading) => ({ ...reading, text: said })));
      const blank = " ".repeat(end - start);
      folded = folded.slice(0, start) + blank + folded.slice(end);
      rest = rest.slice(0, start) + blank + rest.slice(end);
    }
  return { wishes, rest };
}

/** Weights a tenth apart fall into neighboring classes: packs of 12 oz, 340 g and 350 g are one size to a shopper. */
const classOf = (grams: number) => Math.round(Math.log(grams) / Math.log(1.1));

/** The lexeme of a product's weight. */
export const sizeLexeme = (grams: number): string => `g:${classOf(grams)}`;

/** The lexemes of the weights that a wished one stands for: itself, and up to about 15% more or less. */
export const sizeLexemes = (grams: number): string[] =>
  [-1, 0, 1].map((step) => `g:${classOf(grams) + step}`);
