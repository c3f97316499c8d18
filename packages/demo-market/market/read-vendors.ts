import type { BusinessType, CategorySlug, Certification, PlanType, Process, RoastLevel } from "./types.ts";
import { africa } from "./vendors/africa.ts";
import { andesSouthernCone } from "./vendors/andes-southern-cone.ts";
import { asia } from "./vendors/asia.ts";
import { brazil } from "./vendors/brazil.ts";
import { britishIsles } from "./vendors/british-isles.ts";
import { centralAmerica } from "./vendors/central-america.ts";
import { colombiaMexico } from "./vendors/colombia-mexico.ts";
import { continentalEurope } from "./vendors/continental-europe.ts";
import { middleEast } from "./vendors/middle-east.ts";
import { northAmericaCaribbean } from "./vendors/north-america-caribbean.ts";
import { northernEurope } from "./vendors/northern-europe.ts";
import { oceania } from "./vendors/oceania.ts";
import { portugalLusophone } from "./vendors/portugal-lusophone.ts";
import { spain } from "./vendors/spain.ts";

/*
 * A vendor is written one line per thing:
 *   @key | company | business type | plan (or 'pending') | country | city | region | F O R | owner
 *   > the vendor's story
 *   G | name | country | region | metres | variety | process | notes | price | grams | one sentence     green
 *   R:roast | …the same…                                                                               roasted
 *   D:roast/grind | …the same…                                                                         ground
 *   +R:roast | name | price | grams        the coffee of the line above, sold in another form
 *   S, C, E, A | name | kind[:hs code] | price | grams | description    snacks, sweets, equipment, accessories
 */

const VENDORS = [
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

export interface ProductText {
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

export interface VendorText {
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
  products: ProductText[];
}

function cells(line: string, count: number): string[] {
  const parts = line.split(" | ").map((part) => part.trim());
  if (parts.length !== count) throw new Error(`expected ${count} columns: ${line}`);
  return parts;
}

function orNull(text: string): string | null {
  return text === "-" ? null : text;
}

function readForm(code: string): Pick<ProductText, "category" | "roastLevel" | "grind"> {
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

function readCoffee(line: string): ProductText {
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

function readDerived(line: string, source: ProductText | undefined): ProductText {
  if (!source?.facts) throw new Error(`nothing to derive from: ${line}`);
  const [code, name, price, grams] = cells(line.slice(1), 4);
  return { ...source, name: name!, ...readForm(code!), ...readMeasure(price!, grams!), words: null };
}

function readGoods(line: string): ProductText {
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

function readVendor(line: string): VendorText {
  const [key, companyName, type, plan, country, city, region, certs, ownerName] = cells(line.slice(1), 9);
  return {
    key: key!,
    companyName: companyName!,
    businessType: type as BusinessType,
    plan: plan as VendorText["plan"],
    country: country!,
    city: city!,
    region: region!,
    certifications: certs === "-" ? [] : [...certs!].map((letter) => CERTIFICATIONS[letter]!),
    ownerName: ownerName!,
    story: "",
    products: [],
  };
}

/** All vendors in their written order; throws at the first line it does not understand. */
export function readVendors(): VendorText[] {
  const vendors: VendorText[] = [];
  for (const line of VENDORS.join("\n").split("\n")) {
    const vendor = vendors.at(-1);
    if (line === "") continue;
    if (line.startsWith("@")) vendors.push(readVendor(line));
    else if (!vendor) throw new Error(`a line before the first vendor: ${line}`);
    else if (line.startsWith("> ")) vendor.story = line.slice(2);
    else if (line.startsWith("+")) vendor.products.push(readDerived(line, lastCoffee(vendor)));
    else if (/^[GRD][ :]/.test(line)) vendor.products.push(readCoffee(line));
    else vendor.products.push(readGoods(line));
  }
  return vendors;
}

function lastCoffee(vendor: VendorText): ProductText | undefined {
  return vendor.products.findLast((product) => product.facts !== null);
}
