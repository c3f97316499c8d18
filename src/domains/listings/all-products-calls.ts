import * as z from "zod";
import { categorySlugs } from "#domains/catalogue/categories.ts";
import { productBounds, productStates } from "#domains/catalogue/product-bounds.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, streamedFile } from "#kernel/schemas.ts";
import { listedSorts, listedStates, stockLevels } from "./listed-states.ts";

const price = cents.min(0).max(productBounds.priceCents[1]);

const listedProduct = z.object({
  id: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  state: z.enum(productStates),
  isTakenDown: z.boolean(),
  category: z.enum(categorySlugs),
  priceCents: cents,
  stockQuantity: z.number().int(),
  vendor: z.object({ id: idSchema, companyName: z.string() }),
  submittedAt: isoTime.describe("When it, or an edit of it that waits, was submitted"),
  createdAt: isoTime,
});
export type ListedProduct = z.infer<typeof listedProduct>;

export const allProductsInput = z.strictObject({
  search: lineOfText(80)
    .optional()
    .describe("Words that the product's or its vendor's name contains, without accents"),
  state: z.enum(listedStates).optional(),
  category: z.enum(categorySlugs).optional(),
  vendorId: idSchema.optional(),
  minCents: price.optional(),
  maxCents: price.optional(),
  stock: z.enum(stockLevels).optional(),
  sort: z.enum(listedSorts).default("newest"),
  size: z.coerce.number().int().min(1).max(500).default(25),
  after: z
    .string()
    .max(120)
    .regex(/^[0-9TZ:.-]+_[0-9a-f-]{36}$/)
    .optional()
    .describe("`next` of the page before"),
});
export type AllProductsInput = z.infer<typeof allProductsInput>;

/** Administrators' list of every product there is. */
export const allProductsCalls = {
  exportAllProducts: procedure("admin", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/admin/products-csv",
      summary: "The same as a CSV file, from the first page on",
      tags: ["Administration"],
    })
    .input(allProductsInput.omit({ after: true, size: true }))
    .output(streamedFile),
  listAllProducts: procedure("admin", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/admin/products",
      summary: "All products, filtered and in order, 25 at a time unless asked for more",
      tags: ["Administration"],
    })
    .input(allProductsInput)
    .output(z.object({ items: z.array(listedProduct), next: z.string().nullable() })),
};
