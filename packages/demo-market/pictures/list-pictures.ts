import { buildProducts } from "../market/build-products.ts";
import { buildVendor } from "../market/build-vendors.ts";
import { readVendors } from "../market/read-vendors.ts";
import type { PictureFacts } from "./facts.ts";
import { randomFrom } from "./pen/random.ts";

export interface BasePictures {
  vendors: { key: string; companyName: string }[];
  products: PictureFacts[];
}

/** Everything of the base market that gets pictures. */
export function listPictures(): BasePictures {
  const now = new Date("2026-01-01T00:00:00Z");
  const texts = readVendors();
  const vendors = texts.map((text) => buildVendor(text, now));
  const names = new Map(vendors.map((vendor) => [vendor.key, vendor.companyName]));
  const products = buildProducts(texts, vendors, now).map((product) => ({
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
  }));
  return { vendors, products };
}

/** About a fifth of the products have a second picture. */
export const hasDetail = (productKey: string): boolean => randomFrom(`second/${productKey}`).chance(0.22);
