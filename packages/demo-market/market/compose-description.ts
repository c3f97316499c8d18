import tastingNotes from "../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { inDialect } from "./dialects.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { pt } from "./phrases/pt.ts";
import type { CoffeePhrases } from "./phrases/types.ts";
import { Random } from "./random.ts";
import type { CoffeeFacts, ProductText } from "./read-vendors.ts";
import type { Language } from "./types.ts";

const PHRASES: Record<Language, CoffeePhrases> = { en, es, pt };
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
  /** The vendor's country, for its way of saying things. */
  country: string;
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

function fill(sentence: string, facts: CoffeeFacts, { language, country }: DescriptionOf): string {
  const notes = facts.tastingNotes.map((note) => NOTES[note]![language]);
  const values: Record<string, string> = {
    notes: joinWords(notes, language),
    first: notes[0] ?? "",
    First: capitalise(notes[0] ?? ""),
    rest: joinWords(notes.slice(1), language),
    region: facts.region ?? "",
    altitude: formatMetres(facts.altitudeMeters ?? 0, language),
    variety: (facts.variety ?? "").replace(/heirloom/i, HEIRLOOM[language]),
    cup: country === "BR" ? "xícara" : "chávena",
  };
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

function hasPlace(facts: CoffeeFacts): boolean {
  return facts.region !== null && facts.altitudeMeters !== null && facts.variety !== null;
}

/** What can be said of this form of the coffee: how to roast it, how it is ground, how it likes to be brewed. */
function formSentences(product: ProductText, phrases: CoffeePhrases): readonly string[] {
  if (product.category === "green-beans") return phrases.green;
  return product.grind ? phrases.grind[product.grind] : phrases.roast[product.roastLevel];
}

function placeSentences(facts: CoffeeFacts, phrases: CoffeePhrases): readonly string[] {
  const process = facts.process ? phrases.process[facts.process] : [];
  return hasPlace(facts) ? [...phrases.ground, ...process] : process;
}

function arrange(random: Random, product: ProductText, facts: CoffeeFacts, phrases: CoffeePhrases): string[] {
  const cup = random.pick(phrases.cup);
  const form = random.pick(formSentences(product, phrases));
  const places = placeSentences(facts, phrases);
  const place = places.length > 0 ? random.pick(places) : null;
  const present = (sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null);
  if (!product.words) return random.chance(0.5) ? present([place, cup, form]) : present([form, place, cup]);
  const extra = random.chance(0.5) ? form : place;
  switch (random.int(0, 5)) {
    case 0:
      return [cup, product.words];
    case 1:
      return present([product.words, extra]).concat(cup);
    case 2:
      return present([place, product.words, cup]);
    case 3:
      return [product.words, cup];
    default:
      return present([product.words, cup, extra]);
  }
}

/** The `attempt` gives another wording for a coffee whose first one was taken. */
export function composeDescription(of: DescriptionOf, attempt = 0): string {
  const { product, language, country, key } = of;
  if (!product.facts) return product.words ?? "";
  const facts = product.facts;
  const random = new Random(`description ${key} ${attempt}`);
  const sentences = arrange(random, product, facts, PHRASES[language]);
  return sentences
    .map((sentence) =>
      sentence === product.words
        ? sentence
        : capitalise(inDialect(fill(sentence, facts, of), language, country)),
    )
    .join(" ");
}
