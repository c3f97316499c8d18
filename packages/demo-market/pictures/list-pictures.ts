import { demandFor } from "../market/appeal.ts";
import { buildProducts } from "../market/build-products.ts";
import { buildVendor } from "../market/build-vendors.ts";
import { readVendors } from "../market/read-vendors.ts";
import type { SeedProduct } from "../market/types.ts";
import type { PictureFacts } from "./facts.ts";

export interface BasePictures {
  vendors: { key: string; companyName: string }[];
  products: PictureFacts[];
  /** How many pictures each product has, by its key. */
  counts: ReadonlyMap<string, number>;
}

/** More than the 120 most viewed, since who these are changes a little from day to day. */
const sought = 150;

/** Everything of the base market that gets pictures. */
export function listPictures(): BasePictures {
  const now = new Date("2026-01-01T00:00:00Z");
  const texts = readVendors();
  const vendors = texts.map((text) => buildVendor(text, now));
  const names = new Map(vendors.map((vendor) => [vendor.key, vendor.companyName]));
  const goods = buildProducts(texts, vendors, now);
  const products = goods.map((product) => ({
    key: product.key,
    vendorName: names.get(product.vendorKey)!,
    name: product.name,
    category: product.category,
    kind: product.scene.kind,
    originCountry: product.originCountry,
    roastLevel: product.roastLevel,
    process: product.process,
    tastingNotes: product.tastingNotes,
    weightGrams: product.weightGrams,
    language: product.language,
    description: product.description,
  }));
  return { vendors, products, counts: countPictures(goods) };
}

/** Three pictures of what is looked at most, two of everything else. */
function countPictures(goods: SeedProduct[]): Map<string, number> {
  const live = goods.filter((product) => product.isActive && product.isApproved);
  const demand = demandFor(live);
  const ranked = live.map(({ key }, i) => ({ key, demand: demand[i]! })).sort((a, b) => b.demand - a.demand);
  const most = new Set(ranked.slice(0, sought).map(({ key }) => key));
  return new Map(goods.map(({ key }) => [key, most.has(key) ? 3 : 2]));
}

/** A product's file names: its key alone, then -2, -3. */
export const fileNames = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? `${key}.webp` : `${key}-${i + 1}.webp`));
