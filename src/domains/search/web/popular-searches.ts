/** The fixed popular searches of docs/product.md#search; their words are `search:popular.{key}`. */
export const popularSearches = ["ethiopian", "colombian", "espresso", "frenchPress", "coldBrew"] as const;
