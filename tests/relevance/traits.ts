import type {
  CategorySlug,
  Certification,
  Process,
  RoastLevel,
  SceneKind,
  SeedProduct,
} from "@cafeto/demo-market/types";

/** What a found product of the demo market must be. Of several values one is enough; of several traits all must hold. */
export type Trait = {
  name?: RegExp;
  /** Neither is it called so. */
  not?: RegExp;
  /** In its name or its description. */
  says?: RegExp;
  vendor?: string;
  certified?: Certification;
  category?: CategorySlug[];
  kind?: SceneKind[];
  origin?: string | string[];
  region?: RegExp;
  variety?: RegExp;
  process?: Process | Process[];
  roast?: RoastLevel[];
  /** All of them. */
  notes?: string[];
  /** One of them, or as many as `atLeast` says. */
  anyNote?: string[];
  atLeast?: number;
  /** Cents. */
  least?: number;
  most?: number;
  /** Give or take 15%: 12 oz are 340 g, and 350 will do. */
  grams?: number;
  /** In the cheapest third, by price, of what has the other traits. */
  cheapest?: true;
};

/** What is right (gain 3) and, where there is such a thing, what is still of use (gain 1); or nothing that is sold here. */
export type Row = [search: string, best: Trait | Trait[] | "nothing", good?: Trait | Trait[]];

export type Catalogue = { onSale: SeedProduct[]; certifications: Map<string, Certification[]> };

const listOf = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one]);

function isWorded(product: SeedProduct, { name, not, says }: Trait): boolean {
  return (
    (!name || name.test(product.name)) &&
    !not?.test(product.name) &&
    (!says || says.test(`${product.name} ${product.description}`))
  );
}

function isGrown(product: SeedProduct, wanted: Trait): boolean {
  const { origin, region, variety, process, roast, notes, anyNote, atLeast = 1 } = wanted;
  const has = (note: string) => product.tastingNotes.includes(note);
  return (
    (!origin || listOf<string | null>(origin).includes(product.originCountry)) &&
    (!region || region.test(product.region ?? "")) &&
    (!variety || variety.test(product.variety ?? "")) &&
    (!process || listOf<Process | null>(process).includes(product.process)) &&
    (!roast || roast.includes(product.roastLevel)) &&
    (!notes || notes.every(has)) &&
    (!anyNote || anyNote.filter(has).length >= atLeast)
  );
}

function is(product: SeedProduct, wanted: Trait, certifications: Catalogue["certifications"]): boolean {
  const { vendor, certified, category, kind, least, most, grams } = wanted;
  return (
    isWorded(product, wanted) &&
    isGrown(product, wanted) &&
    (!vendor || product.vendorKey.includes(vendor)) &&
    (!certified || certifications.get(product.vendorKey)!.includes(certified)) &&
    (!category || category.includes(product.category)) &&
    (!kind || kind.includes(product.scene.kind)) &&
    (!least || product.priceCents >= least) &&
    (!most || product.priceCents <= most) &&
    (!grams || Math.abs(product.weightGrams - grams) <= grams * 0.15)
  );
}

function listOne(wanted: Trait, { onSale, certifications }: Catalogue): SeedProduct[] {
  const found = onSale.filter((product) => is(product, wanted, certifications));
  if (!wanted.cheapest) return found;
  const prices = found.map((product) => product.priceCents).sort((a, b) => a - b);
  const limit = prices[Math.ceil(prices.length / 3) - 1] ?? 0;
  return found.filter((product) => product.priceCents <= limit);
}

/** Keys of what is on sale and has one of the wanted sets of traits. */
export function keysOf(wanted: Trait | Trait[], catalogue: Catalogue): Set<string> {
  return new Set(listOf(wanted).flatMap((trait) => listOne(trait, catalogue).map((product) => product.key)));
}
