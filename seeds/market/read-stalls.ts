import { africa } from "./stalls/africa.ts";
import { andesSouthernCone } from "./stalls/andes-southern-cone.ts";
import { asia } from "./stalls/asia.ts";
import { brazil } from "./stalls/brazil.ts";
import { britishIsles } from "./stalls/british-isles.ts";
import { centralAmerica } from "./stalls/central-america.ts";
import { colombiaMexico } from "./stalls/colombia-mexico.ts";
import { continentalEurope } from "./stalls/continental-europe.ts";
import { middleEast } from "./stalls/middle-east.ts";
import { northAmericaCaribbean } from "./stalls/north-america-caribbean.ts";
import { northernEurope } from "./stalls/northern-europe.ts";
import { oceania } from "./stalls/oceania.ts";
import { portugalLusophone } from "./stalls/portugal-lusophone.ts";
import { spain } from "./stalls/spain.ts";
import type { BusinessType, CategorySlug, Certification, PlanType, Process, RoastLevel } from "./types.ts";

/*
 * A stall is written one line per thing:
 *   @key | company | business type | plan (or 'pending') | country | city | region | F O R | owner
 *   > the vendor's story
 *   G | name | country | region | metres | variety | process | notes | price | grams | one sentence     green
 *   R:roast | …the same…                                                                               roasted
 *   D:roast/grind | …the same…                                                                         ground
 *   +R:roast | name | price | grams        the coffee of the line above, sold in another form
 *   S, C, E, A | name | kind[:hs code] | price | grams | description    snacks, sweets, equipment, accessories
 */

const STALLS = [
  spain,
  colombiaMexico,
  centralAmerica,
  andesSouthernCone,
  brazil,
  portugalLusophone,
  africa,
  middleEast,
  asia,
  oceania,
  northernEurope,
  britishIsles,
  continentalEurope,
  northAmericaCaribbean,
];

const ROASTS: Record<string, RoastLevel> = {
  l: "light",
  ml: "medium-light",
  m: "medium",
  md: "medium-dark",
  d: "dark",
};

const PROCESSES: Record<string, Process> = {
  w: "washed",
  n: "natural",
  h: "honey",
  a: "anaerobic",
  wh: "wet_hulled",
  cm: "carbonic_maceration",
};

const CERTIFICATIONS: Record<string, Certification> = {
  F: "fair_trade",
  O: "organic",
  R: "rainforest_alliance",
};

const GOODS: Record<string, CategorySlug> = {
  S: "coffee-snacks",
  C: "coffee-sweets",
  E: "equipment",
  A: "accessories",
};

const GRINDS = ["filter", "press", "moka", "espresso", "turkish", "cloth", "cold", "phin"] as const;
export type Grind = (typeof GRINDS)[number];

export interface CoffeeFacts {
  originCountry: string | null;
  region: string | null;
  altitudeMeters: number | null;
  variety: string | null;
  process: Process | null;
  tastingNotes: string[];
}

export interface StallProduct {
  name: string;
  category: CategorySlug;
  priceCents: number;
  weightGrams: number;
  roastLevel: RoastLevel;
  grind: Grind | null;
  facts: CoffeeFacts | null;
  /** The whole description of a thing, one sentence about a coffee, nothing for a derived line. */
  words: string | null;
  kind: string | null;
  hsCode: string | null;
}

export interface Stall {
  key: string;
  companyName: string;
  businessType: BusinessType;
  plan: PlanType | "pending";
  country: string;
  city: string;
  region: string;
  certifications: Certification[];
  ownerName: string;
  story: string;
  products: StallProduct[];
}

function cells(line: string, count: number): string[] {
  const parts = line.split(" | ").map((part) => part.trim());
  if (parts.length !== count) throw new Error(`expected ${count} columns: ${line}`);
  return parts;
}

function orNull(text: string): string | null {
  return text === "-" ? null : text;
}

function readForm(code: string): Pick<StallProduct, "category" | "roastLevel" | "grind"> {
  if (code === "G") return { category: "green-beans", roastLevel: "none", grind: null };
  const [form, rest = ""] = code.split(":");
  const [roast = "", grind] = rest.split("/");
  const roastLevel = ROASTS[roast];
  if (!roastLevel) throw new Error(`unknown roast: ${code}`);
  if (form === "R") return { category: "roasted-coffee", roastLevel, grind: null };
  if (form !== "D" || !GRINDS.includes(grind as Grind)) throw new Error(`unknown form: ${code}`);
  return { category: "ground-coffee", roastLevel, grind: grind as Grind };
}

function readMeasure(price: string, grams: string) {
  return { priceCents: Math.round(Number(price) * 100), weightGrams: Number(grams) };
}

function readCoffee(line: string): StallProduct {
  const [code, name, country, region, metres, variety, process, notes, price, grams, words] = cells(line, 11);
  return {
    name: name!,
    ...readForm(code!),
    ...readMeasure(price!, grams!),
    facts: {
      originCountry: orNull(country!),
      region: orNull(region!),
      altitudeMeters: metres === "-" ? null : Number(metres),
      variety: orNull(variety!),
      process: process === "-" ? null : PROCESSES[process!]!,
      tastingNotes: notes!.split(","),
    },
    words: words!,
    kind: null,
    hsCode: null,
  };
}

function readDerived(line: string, source: StallProduct | undefined): StallProduct {
  if (!source?.facts) throw new Error(`nothing to derive from: ${line}`);
  const [code, name, price, grams] = cells(line.slice(1), 4);
  return { ...source, name: name!, ...readForm(code!), ...readMeasure(price!, grams!), words: null };
}

function readGoods(line: string): StallProduct {
  const [code, name, kindAndCode, price, grams, words] = cells(line, 6);
  const [kind, hsCode] = kindAndCode!.split(":");
  return {
    name: name!,
    category: GOODS[code!]!,
    ...readMeasure(price!, grams!),
    roastLevel: "none",
    grind: null,
    facts: null,
    words: words!,
    kind: kind!,
    hsCode: hsCode ?? null,
  };
}

function readVendor(line: string): Stall {
  const [key, companyName, type, plan, country, city, region, certs, ownerName] = cells(line.slice(1), 9);
  return {
    key: key!,
    companyName: companyName!,
    businessType: type as BusinessType,
    plan: plan as Stall["plan"],
    country: country!,
    city: city!,
    region: region!,
    certifications: certs === "-" ? [] : [...certs!].map((letter) => CERTIFICATIONS[letter]!),
    ownerName: ownerName!,
    story: "",
    products: [],
  };
}

/** All stalls in their written order; throws at the first line it does not understand. */
export function readStalls(): Stall[] {
  const stalls: Stall[] = [];
  for (const line of STALLS.join("\n").split("\n")) {
    const stall = stalls.at(-1);
    if (line === "") continue;
    if (line.startsWith("@")) stalls.push(readVendor(line));
    else if (!stall) throw new Error(`a line before the first vendor: ${line}`);
    else if (line.startsWith("> ")) stall.story = line.slice(2);
    else if (line.startsWith("+")) stall.products.push(readDerived(line, lastCoffee(stall)));
    else if (/^[GRD][ :]/.test(line)) stall.products.push(readCoffee(line));
    else stall.products.push(readGoods(line));
  }
  return stalls;
}

function lastCoffee(stall: Stall): StallProduct | undefined {
  return stall.products.findLast((product) => product.facts !== null);
}
