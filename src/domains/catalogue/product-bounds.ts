import type { CategorySlug } from "./categories.ts";

/** What a product may say of itself (decision 39): least and most; amounts in cents and grams. */
export const productBounds = {
  name: [3, 120],
  description: [20, 5_000],
  priceCents: [1, 9_999_999],
  weightGrams: [1, 1_000_000],
  stockQuantity: [0, 1_000_000],
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

/** What is never roasted: its roast level is 'none' without asking (decision 33). */
export const isRoastless = (category: CategorySlug) =>
  category === "green-beans" || category === "equipment" || category === "accessories";

/** Beans and powder say how dark they are. */
export const needsRoast = (category: CategorySlug) =>
  category === "roasted-coffee" || category === "ground-coffee";

/** Coffee says where it grew; a kettle need not. */
export const needsOrigin = (category: CategorySlug) => category !== "equipment" && category !== "accessories";

export const productStates = ["waiting", "active", "inactive", "rejected"] as const;
export type ProductState = (typeof productStates)[number];

/** Why a vendor changes a stock by hand. */
export const stockReasons = ["received", "counted", "damaged", "adjustment"] as const;

/** In what order a vendor's own products can be listed. */
export const ownSorts = ["newest", "name", "price", "stock"] as const;
