/** The seven categories; `alias` is the second slug that means the same (R1). */
export const categories = [
  { slug: "green-beans", alias: "green_beans" },
  { slug: "roasted-coffee", alias: "roasted_beans" },
  { slug: "ground-coffee", alias: "ground_coffee" },
  { slug: "coffee-snacks", alias: "coffee_snacks" },
  { slug: "coffee-sweets", alias: "coffee_sweets" },
  { slug: "equipment", alias: "coffee_equipment" },
  { slug: "accessories", alias: "accessories" },
] as const;

export type CategorySlug = (typeof categories)[number]["slug"];
export const categorySlugs = categories.map((category) => category.slug) as [CategorySlug, ...CategorySlug[]];

/** The category of either slug. */
export function findCategory(slug: string): CategorySlug | undefined {
  return categories.find((category) => category.slug === slug || category.alias === slug)?.slug;
}

/** The categories in a slug's list: equipment also includes accessories (R1). */
export function categoriesWithin(slug: CategorySlug): CategorySlug[] {
  return slug === "equipment" ? ["equipment", "accessories"] : [slug];
}

/** What each of the shop's lists offers, in order. */
export type CategoryMenu = Record<"page" | "home" | "header", CategorySlug[]>;

/** As long as no administrator has set it otherwise: header and bottom sheet show five, home shows six. */
export const initialMenu: CategoryMenu = {
  page: categorySlugs,
  home: categorySlugs.filter((slug) => slug !== "accessories"),
  header: categorySlugs.filter((slug) => slug !== "accessories" && slug !== "coffee-sweets"),
};

export const roastLevels = ["none", "light", "medium-light", "medium", "medium-dark", "dark"] as const;
