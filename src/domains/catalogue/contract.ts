import * as z from "zod";
import { traderView } from "#domains/vendors/shapes.ts";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime, nothing, otherLanguage } from "#kernel/schemas.ts";
import { categorySlugs, roastLevels } from "./categories.ts";

const delivery = z.object({
  from: countryCode.describe("Where its vendor sends it from"),
  handlingDays: z.number().int().describe("Days from payment to dispatch"),
  cents: z
    .tuple([cents, cents, cents])
    .describe(
      "What the delivery of one unit costs: within that country, within its region, to anywhere else",
    ),
});
export type ProductDelivery = z.infer<typeof delivery>;

/** What a card, a cart line or a comparison shows of a product. Price and stock are read fresh, never from an index. */
export const productCard = z.object({
  id: idSchema,
  name: z.string(),
  language: otherLanguage,
  category: z.enum(categorySlugs),
  priceCents: cents,
  imageUrl: z.string(),
  vendor: z.object({ id: idSchema, companyName: z.string() }),
  originCountry: countryCode.nullable(),
  roastLevel: z.enum(roastLevels),
  weightGrams: z.number().int(),
  tastingNotes: z.array(z.string()),
  stockQuantity: z.number().int().describe("What can be bought now: stock without holds"),
  ratingAverage: z.number(),
  reviewCount: z.number().int(),
  backOn: z.iso.date().nullable().describe("The day its vendor is back; until then it can't be bought"),
  delivery,
});
export type ProductCard = z.infer<typeof productCard>;

export const productDetail = productCard.extend({
  description: z.string(),
  language: z.enum(languages).describe("Of name and description: that of the request, else the original one"),
  imageUrls: z.array(z.string()),
  region: z.string().nullable(),
  altitudeMeters: z.number().int().nullable(),
  variety: z.string().nullable(),
  process: z.string().nullable(),
  hsCode: z.string().nullable(),
  mostUnits: z.number().int().nullable().describe("How many of it its vendor sells in one order (R58)"),
  createdAt: isoTime,
  vendor: z.object({
    id: idSchema,
    companyName: z.string(),
    description: z.string(),
    language: z.string(),
    country: countryCode,
    city: z.string().nullable(),
    businessType: z.string(),
    certifications: z.array(z.string()),
    logoUrl: z.string().nullable(),
    website: z.string().nullable(),
    phoneNumber: z.string(),
    trader: traderView.nullable().describe("Who sells; null of a vendor that was not asked yet"),
    isOwn: z.boolean().describe("True when the caller is this vendor"),
  }),
});
export type ProductDetail = z.infer<typeof productDetail>;

const origin = z.object({
  country: countryCode,
  productCount: z.number().int(),
  notes: z
    .array(z.string())
    .describe("The tasting notes that its coffee is sold with most often, three at most"),
});
export type Origin = z.infer<typeof origin>;

export const catalogue = {
  getProduct: procedure("visitor", ["NOT_FOUND"], { shared: true })
    .route({
      method: "GET",
      path: "/api/products/{productId}",
      summary: "One product on sale",
      tags: ["Catalogue"],
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(productDetail),
  listRelatedProducts: procedure("visitor", ["NOT_FOUND"], { shared: true })
    .route({
      method: "GET",
      path: "/api/products/{productId}/related",
      summary: "Products like this one",
      tags: ["Catalogue"],
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(z.object({ items: z.array(productCard) })),
  listProductsByIds: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/products/by-ids",
      summary: "The named products that are on sale",
      tags: ["Catalogue"],
    })
    .input(z.strictObject({ ids: z.array(idSchema).max(50) }))
    .output(z.object({ items: z.array(productCard) })),
  listCategories: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/categories",
      summary: "The categories with what each holds",
      tags: ["Catalogue"],
    })
    .input(nothing)
    .output(
      z.object({ items: z.array(z.object({ slug: z.enum(categorySlugs), productCount: z.number().int() })) }),
    ),
  getCategoryMenu: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/category-menu",
      summary: "The categories that the header, the home page and the page of all categories offer, in order",
      tags: ["Catalogue"],
    })
    .input(nothing)
    .output(
      z.object({
        page: z.array(z.enum(categorySlugs)),
        home: z.array(z.enum(categorySlugs)),
        header: z.array(z.enum(categorySlugs)),
      }),
    ),
  listOrigins: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/origins",
      summary: "The countries whose coffee is on sale",
      tags: ["Catalogue"],
    })
    .input(nothing)
    .output(z.object({ items: z.array(origin) })),
  getMarketCounts: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/market/counts",
      summary: "Vendors, products and countries",
      tags: ["Catalogue"],
    })
    .input(nothing)
    .output(z.object({ vendors: z.number().int(), products: z.number().int(), countries: z.number().int() })),
};
