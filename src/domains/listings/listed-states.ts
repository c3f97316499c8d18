import { productStates } from "#domains/catalogue/product-bounds.ts";

/** The states that administrators filter all products by: a vendor's, and taken down. */
export const listedStates = [...productStates, "takenDown"] as const;

/** `low`: five or fewer. */
export const stockLevels = ["soldOut", "low", "inStock"] as const;
