import tastingNotes from "../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { inDialect } from "./dialects.ts";
import { groupOf } from "./goods-groups.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { goodsEn } from "./phrases/goods-en.ts";
import { goodsEs } from "./phrases/goods-es.ts";
import { goodsPt } from "./phrases/goods-pt.ts";
import { pt } from "./phrases/pt.ts";
import type { CoffeePhrases, GoodsPhrases } from "./phrases/types.ts";
import { Random } from "./random.ts";
import type { CoffeeFacts, ProductText } from "./read-vendors.ts";
import type { CategorySlug, Language } from "./types.ts";

const PHRASES: Record<Language, CoffeePhrases> = { en, es, pt };
const GOODS: Record<Language, GoodsPhrases> = { en: goodsEn, es: goodsEs, pt: goodsPt };
const SENT: Record<Language, string> = {
  en: "It ships from {city}, packed by hand.",
  es: "El envío sale de {city}, empacado a mano.",
  pt: "O envio sai de {city}, embalado à mão.",
};
const KEEPING: Partial<Record<CategorySlug, keyof CoffeePhrases["keep"]>> = {
  "green-beans": "green",
  "ground-coffee": "ground",
};

/** A description says more than a line, in each language. */
export const shortestText = 300;

type Part = "words" | "place" | "process" | "cup" | "form";
const NOTES: Record<string, Record<Language, string>> = tastingNotes;

/** 'Heirloom' is the trade's label for Ethiopia's native varieties; in a sentence each language has its own. */
const HEIRLOOM: Record<Language, string> = {
  en: "native heirloom varieties",
  es: "variedades autóctonas",
  pt: "variedades nativas",
};

interface DescriptionOf {
  key: string;
  product: ProductText;
  language: Language;
  /** For its way of saying things; empty for none in particular. */
  country: string;
  /** Where it is sent from. */
  city: string;
}

function joinWords(words: string[], language: Language): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  const and = language === "en" ? "and" : language === "pt" ? "e" : /^h?i(?!e)/i.test(last) ? "e" : "y";
  return `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 1,850 in English, 1.850 in the other two. */
function formatMetres(metres: number, language: Language): string {
  return String(metres).replace(/\B(?=(\d{3})+$)/g, language === "en" ? "," : ".");
}

const withCup = (sentence: string, { country }: DescriptionOf) =>
  sentence.replaceAll("{cup}", country === "BR" ? "xícara" : "chávena");

function fill(sentence: string, facts: CoffeeFacts, of: DescriptionOf): string {
  const { language } = of;
  const notes = facts.tastingNotes.map((note) => NOTES[note]![language]);
  const values: Record<string, string> = {
    notes: joinWords(notes, language),
    first: notes[0] ?? "",
    First: capitalise(notes[0] ?? ""),
    rest: joinWords(notes.slice(1), language),
    region: facts.region ?? "",
    altitude: formatMetres(facts.altitudeMeters ?? 0, language),
    variety: (facts.variety ?? "").replace(/heirloom/i, HEIRLOOM[language]),
  };
  return withCup(sentence, of).replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

function hasPlace(facts: CoffeeFacts): boolean {
  return facts.region !== null && facts.altitudeMeters !== null && facts.variety !== null;
}

/** What can be said of this form of the coffee: how to roast it, how it is ground, how it likes to be brewed. */
function formSentences(product: ProductText, phrases: CoffeePhrases): readonly string[] {
  if (product.category === "green-beans") return phrases.green;
  return product.grind ? phrases.grind[product.grind] : phrases.roast[product.roastLevel];
}

/** What a coffee's text says, in which order; the same in each language. */
function arrange(random: Random, product: ProductText): Part[] {
  const own: Part[] = product.words ? ["words"] : [];
  const order: Part[][] = [
    [...own, "place", "process", "cup", "form"],
    ["place", ...own, "process", "form", "cup"],
    ["cup", ...own, "place", "process", "form"],
    [...own, "cup", "place", "form", "process"],
  ];
  return random.pick(order);
}

function coffeeSentences(of: DescriptionOf, facts: CoffeeFacts, more: number): string[] {
  const { product, language, key } = of;
  const phrases = PHRASES[language];
  const keeping = phrases.keep[KEEPING[product.category] ?? "roasted"];
  const first = new Random(`keeping ${key}`).int(0, keeping.length - 1);
  const pools: Record<Part, readonly string[]> = {
    words: product.words ? [product.words] : [],
    place: hasPlace(facts) ? phrases.ground : [],
    process: facts.process ? phrases.process[facts.process] : [],
    cup: phrases.cup,
    form: formSentences(product, phrases),
  };
  const said = arrange(new Random(`order ${key}`), product).flatMap((part) => {
    if (pools[part].length === 0) return [];
    const sentence = new Random(`${part} ${key} ${language}`).pick(pools[part]);
    return [part === "words" ? sentence : fill(sentence, facts, of)];
  });
  return [
    ...said,
    ...rotated(keeping, first)
      .slice(0, more)
      .map((sentence) => fill(sentence, facts, of)),
  ];
}

function goodsSentences(of: DescriptionOf, more: number): string[] {
  const { product, language, key, city } = of;
  const sentences = GOODS[language][groupOf(product.kind ?? "", product.category)];
  const first = new Random(`keeping ${key}`).int(0, sentences.length - 1);
  const sent = SENT[language].replace("{city}", city);
  const used = rotated(sentences, first)
    .slice(0, more + 1)
    .map((sentence) => withCup(sentence, of));
  return [product.words ?? "", ...used, sent];
}

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** `more`: how many sentences it says beyond what belongs to it, where one language would be too short otherwise. */
export function composeDescription(of: DescriptionOf, more = 0): string {
  const { product, language, country } = of;
  const sentences = product.facts ? coffeeSentences(of, product.facts, more) : goodsSentences(of, more);
  return sentences
    .map((sentence) =>
      sentence === product.words ? sentence : capitalise(inDialect(sentence, language, country)),
    )
    .join(" ");
}
