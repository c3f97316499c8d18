import type { ListProductsInput } from "./contract.ts";

const parameters: Record<keyof ListProductsInput, true> = {
  search: true,
  category: true,
  origin: true,
  roast: true,
  vendor: true,
  language: true,
  min: true,
  max: true,
  sort: true,
  page: true,
};

/** The search parameters of a list of products: the names of the procedure's input. A missing one is a type error. */
export const listParameters = Object.keys(parameters);
