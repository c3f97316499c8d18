import * as z from "zod";
import { categorySlugs, roastLevels } from "#domains/catalogue/categories.ts";
import { productCard } from "#domains/catalogue/contract.ts";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, pageOf } from "#kernel/schemas.ts";
import { mostCounted } from "./list-bounds.ts";

export const sortOptions = [
  "relevance",
  "price-asc",
  "price-desc",
  "name-asc",
  "name-desc",
  "newest",
  "popular",
] as const;
export type SortOption = (typeof sortOptions)[number];
export const listPageSize = 24;

/** The list's parameters under the names in its URL (R32). Prices are whole US dollars there. */
export const listProductsInput = z.strictObject({
  search: z.string().trim().max(200).optional(),
  category: z.enum(categorySlugs).optional(),
  origin: countryCode.optional(),
  roast: z.enum(roastLevels).optional(),
  vendor: idSchema.optional(),
  language: z
    .enum(languages)
    .optional()
    .describe("Only what was written in this language, or translated into it"),
  min: z.coerce.number().int().min(0).max(100_000).optional(),
  max: z.coerce.number().int().min(0).max(100_000).optional(),
  sort: z.enum(sortOptions).optional(),
  page: z.coerce.number().int().min(1).max(5_000).default(1),
});
export type ListProductsInput = z.input<typeof listProductsInput>;

const facet = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number().int() }));

/** What a text wishes for that is neither a thing nor a filter of the list. */
export const wishedConcepts = [
  "decaf",
  "gift",
  "taste-fruity",
  "taste-berry",
  "taste-tropical",
  "taste-citrusy",
  "taste-floral",
  "taste-chocolatey",
  "taste-nutty",
  "taste-sweet",
  "taste-spicy",
  "taste-earthy",
  "taste-low-acidity",
  "taste-strong",
] as const;

const without = z.string().describe("The text without it");
const understood = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("least"), cents, without }),
  z.object({ kind: z.literal("most"), cents, without }),
  z.object({ kind: z.literal("size"), grams: z.number().int(), without }),
  z.object({ kind: z.literal("cheap"), without }),
  z.object({ kind: z.literal("concept"), concept: z.enum(wishedConcepts), without }),
  z.object({ kind: z.literal("refused"), what: z.string().describe("As typed: fruity or floral"), without }),
]);
export type Understood = z.infer<typeof understood>;

export const productList = pageOf(productCard).extend({
  isEstimate: z
    .boolean()
    .describe(`More than ${mostCounted.toLocaleString("en")} match: \`total\` is an estimate`),
  facets: z.object({
    category: facet(z.enum(categorySlugs)),
    origin: facet(countryCode),
    roast: facet(z.enum(roastLevels)),
    vendor: z.array(z.object({ value: idSchema, label: z.string(), count: z.number().int() })),
    language: facet(z.enum(languages)).describe(
      "How many can be read in each; a product counts in every language it has",
    ),
  }),
  priceBounds: z
    .object({ minCents: cents, maxCents: cents })
    .nullable()
    .describe("Of all that the other filters leave; null where they leave nothing"),
  searchedFor: z
    .string()
    .nullable()
    .describe("What was searched instead of a text that was misspelt or had unknown words; else null"),
  understood: z
    .array(understood)
    .describe("What a text was understood to wish for, or not to: price, weight, taste"),
  missing: z.string().nullable().describe("What the text asks for and no product here is; else null"),
  closeMatches: z
    .array(productCard)
    .describe("Where a text finds fewer than five: what comes near, on the first page"),
});
export type ProductList = z.infer<typeof productList>;

/** What a list is narrowed by, but for its prices. */
export const countPricesInput = listProductsInput.omit({ min: true, max: true, sort: true, page: true });

export const priceSteps = z.object({
  steps: z
    .array(
      z.object({
        from: z.number().int().describe("In whole dollars"),
        below: z.number().int().describe("Where the next one begins"),
        count: z.number().int(),
      }),
    )
    .max(16)
    .describe("From the cheapest product to the dearest, empty ones between them included"),
});
export type PriceSteps = z.infer<typeof priceSteps>;

export const suggestInput = z.strictObject({ term: z.string().trim().min(1).max(100) });

export const suggestions = z.object({
  terms: z.array(z.string()).max(4).describe("How the text may go on, or was meant"),
  products: z
    .array(
      productCard.pick({ id: true, name: true, language: true, imageUrl: true, priceCents: true }).extend({
        companyName: z.string(),
      }),
    )
    .max(5),
  vendors: z.array(z.object({ id: idSchema, companyName: z.string(), country: countryCode })).max(3),
  categories: z
    .array(z.object({ slug: z.enum(categorySlugs), count: z.number().int() }))
    .max(2)
    .describe("Each with how many products it holds"),
});
export type Suggestions = z.infer<typeof suggestions>;

export const search = {
  listProducts: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/products",
      summary: "Products on sale, searched, filtered and sorted",
      tags: ["Search"],
    })
    .input(listProductsInput)
    .output(productList),
  countPrices: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/product-prices",
      summary: "How many products of a list cost how much",
      tags: ["Search"],
    })
    .input(countPricesInput)
    .output(priceSteps),
  suggest: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/search/suggestions",
      summary: "What a text may become while it is typed",
      tags: ["Search"],
    })
    .input(suggestInput)
    .output(suggestions),
};
