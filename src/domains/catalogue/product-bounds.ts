import type { CategorySlug } from "./categories.ts";

/** Bounds of a product's fields (R39): minimum and maximum; amounts in cents and grams. */
export const productBounds = {
  name: [3, 120],
  description: [20, 5_000],
  priceCents: [1, 9_999_999],
  weightGrams: [1, 1_000_000],
  stockQuantity: [0, 1_000_000],
  mostUnits: [1, 999],
  altitudeMeters: [0, 6_000],
} as const;

export const longestLine = 80;
export const maxImages = 5;
export const maxNotes = 6;
export const hsCodePattern = /^\d{6,10}$/;
export const imageUrlPattern = /^\/storage\/v1\/images\/[0-9a-f]{32}(?:_[0-9a-f]{18})?\.webp$/;

export const processes = [
  "washed",
  "natural",
  "honey",
  "anaerobic",
  "carbonic_maceration",
  "wet_hulled",
] as const;

/** Categories that are never roasted: the roast level is 'none' (R33). */
export const isRoastless = (category: CategorySlug) =>
  category === "green-beans" || category === "equipment" || category === "accessories";

/** Beans and ground coffee have a roast level. */
export const needsRoast = (category: CategorySlug) =>
  category === "roasted-coffee" || category === "ground-coffee";

/** Coffee has an origin; a kettle need not. */
export const needsOrigin = (category: CategorySlug) => category !== "equipment" && category !== "accessories";

export const productStates = ["waiting", "active", "inactive", "rejected"] as const;
export type ProductState = (typeof productStates)[number];

/** Reasons for changing a stock manually. */
export const stockReasons = ["received", "counted", "damaged", "adjustment"] as const;

/** Sort orders of a vendor's own products. */
export const ownSorts = ["newest", "name", "price", "stock"] as const;
