import { after, DAY, earlier, later, someTimeThatDay } from "./calendar.ts";
import { composeTexts } from "./compose-texts.ts";
import { HS_BY_KIND } from "./kinds.ts";
import { Random, seedFrom } from "./random.ts";
import type { ProductText, VendorText } from "./read-vendors.ts";
import type { CategorySlug, Scene, SceneKind, SeedProduct, SeedVendor } from "./types.ts";

/** Latin letters, digits and hyphens; 'Café de olla Sierra Norte' gives 'cafe-de-olla-sierra-norte'. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("ø", "o")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const NO_CAFFEINE = /decaf|descaf|sleepwalker/i;
const NOT_ONLY_COFFEE = /chicory|cevada|qishr/i;
const IN_SACHETS = /drip bag|sachês|pouches/i;

function hsCodeOf(product: ProductText, kind: SceneKind): string {
  if (product.hsCode) return product.hsCode;
  const decaf = NO_CAFFEINE.test(product.name);
  if (product.category === "green-beans") return decaf ? "090112" : "090111";
  if (product.facts) return NOT_ONLY_COFFEE.test(product.name) ? "090190" : decaf ? "090122" : "090121";
  const code = HS_BY_KIND[kind];
  if (!code) throw new Error(`no customs code for ${kind}: ${product.name}`);
  return code;
}

function kindOf(product: ProductText, random: Random): SceneKind {
  if (product.kind) return product.kind as SceneKind;
  if (product.category === "green-beans") return "burlap";
  if (IN_SACHETS.test(product.name)) return "drip-bag";
  if (product.weightGrams <= 150) return random.chance(0.5) ? "tin" : "box";
  return random.chance(product.category === "ground-coffee" ? 0.3 : 0.15) ? "tin" : "bag";
}

function sceneOf(kind: SceneKind, key: string): Scene {
  const hue = seedFrom(`hue ${key}`) % 360;
  return { kind, hue, backdropHue: (hue + 120 + (seedFrom(`backdrop ${key}`) % 120)) % 360 };
}

const STOCK: Record<CategorySlug, readonly [low: number, high: number]> = {
  "green-beans": [8, 160],
  "roasted-coffee": [24, 320],
  "ground-coffee": [18, 240],
  "coffee-snacks": [20, 260],
  "coffee-sweets": [16, 220],
  equipment: [6, 70],
  accessories: [12, 180],
};

function stockOf(product: ProductText, random: Random): number {
  const luck = random.next();
  if (luck < 0.035) return 0;
  if (luck < 0.1) return random.int(1, 5);
  const [low, high] = STOCK[product.category];
  return random.int(low, product.priceCents > 100_000 ? Math.max(low, Math.floor(high / 8)) : high);
}

/** Most goods came with the vendor, the rest at any time since; the last week belongs to the newest arrivals. */
function createdAtOf(vendor: SeedVendor, index: number, now: Date, random: Random): Date {
  const open = (now.getTime() - vendor.createdAt.getTime()) / DAY;
  const soon = random.chance(index === 0 ? 1 : 0.68);
  const days = soon
    ? random.between(0.1, Math.min(12, open * 0.5))
    : random.between(1, Math.max(1.5, open - 3));
  const moment = someTimeThatDay(after(vendor.createdAt, days), random);
  return earlier(later(moment, after(vendor.createdAt, 0.05)), after(now, -0.1));
}

function originOf(product: ProductText, text: VendorText): string | null {
  if (product.facts) return product.facts.originCountry;
  return text.businessType === "distributor" ? null : text.country;
}

function buildProduct(text: VendorText, vendor: SeedVendor, index: number, now: Date): SeedProduct {
  const product = text.products[index]!;
  const key = slugOf(product.name);
  const random = new Random(`product ${key}`);
  const kind = kindOf(product, random);
  const waiting = !vendor.isApproved;
  return {
    key,
    vendorKey: text.key,
    language: vendor.language,
    ...composeTexts(key, product, text, vendor.language),
    category: product.category,
    priceCents: product.priceCents,
    weightGrams: product.weightGrams,
    stockQuantity: stockOf(product, random),
    originCountry: originOf(product, text),
    region: product.facts?.region ?? null,
    altitudeMeters: product.facts?.altitudeMeters ?? null,
    variety: product.facts?.variety ?? null,
    process: product.facts?.process ?? null,
    roastLevel: product.roastLevel,
    tastingNotes: product.facts?.tastingNotes ?? [],
    hsCode: hsCodeOf(product, kind),
    isActive: true,
    isApproved: !waiting,
    createdAt: createdAtOf(vendor, index, now, random),
    scene: sceneOf(kind, key),
  };
}

/** Nine newest goods of larger vendors wait for the admin; seven are resting, switched off by their vendors. */
function setAside(products: SeedProduct[], texts: VendorText[], now: Date): void {
  const roomy = new Set(texts.filter((text) => text.products.length >= 6).map((text) => text.key));
  const candidates = products.filter((product) => product.isApproved && roomy.has(product.vendorKey));
  const random = new Random("set aside");
  const chosen = random.shuffle(candidates).slice(0, 16);
  chosen.forEach((product, i) => {
    if (i < 7) {
      product.isActive = false;
      return;
    }
    product.isApproved = false;
    product.createdAt = new Date(now.getTime() - Math.round(random.between(0.1, 5) * DAY));
  });
}

/** Everything that the vendors sell, in the order in which it is written. */
export function buildProducts(texts: VendorText[], vendors: SeedVendor[], now: Date): SeedProduct[] {
  const products = texts.flatMap((text, i) =>
    text.products.map((_, index) => buildProduct(text, vendors[i]!, index, now)),
  );
  setAside(products, texts, now);
  return products;
}
