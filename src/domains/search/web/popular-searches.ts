/** The fixed popular searches of the specification; their words are `search:popular.{key}`. */
export const popularSearches = ["ethiopian", "colombian", "espresso", "frenchPress", "coldBrew"] as const;
