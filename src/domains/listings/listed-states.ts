import { productStates } from "#domains/catalogue/product-bounds.ts";

/** The states that administrators filter all products by: a vendor's, and taken down. */
export const listedStates = [...productStates, "takenDown"] as const;

/** For how long an approval can be taken back. */
export const undoMinutes = 10;

/** In which order administrators see all products. */
export const listedSorts = ["newest", "oldest", "cheapest", "dearest"] as const;

/** `low`: five or fewer. */
export const stockLevels = ["soldOut", "low", "inStock"] as const;
