import * as z from "zod";
import { ownSorts, productStates } from "#domains/catalogue/product-bounds.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, pageOf } from "#kernel/schemas.ts";
import {
  newProductInput,
  ownProduct,
  ownProductRow,
  productInput,
  stockMove,
  stockView,
} from "./product-shapes.ts";

const tags = ["Own products"];
const { priceCents: price } = productInput.shape;
const { stockQuantity } = newProductInput.shape;
const one = z.strictObject({ productId: idSchema });

/** Vendors' calls about their own products. */
export const ownProductCalls = {
  listMyProducts: procedure("vendor", [], { permission: "products.read", scope: "products:read" })
    .route({ method: "GET", path: "/api/vendor/products", summary: "One's own products", tags })
    .input(
      z.strictObject({
        state: z.enum(productStates).optional(),
        search: lineOfText(100).optional(),
        sort: z.enum(ownSorts).default("newest"),
        page: z.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(
      pageOf(ownProductRow).extend({
        counts: z.record(z.enum(productStates), z.number().int()).describe("Of all one's products"),
      }),
    ),
  getMyProduct: procedure("vendor", ["NOT_FOUND"], { permission: "products.read", scope: "products:read" })
    .route({ method: "GET", path: "/api/vendor/products/{productId}", summary: "One's own product", tags })
    .input(one)
    .output(ownProduct),
  createProduct: procedure("vendor", ["PLAN_LIMIT_REACHED"], {
    permission: "products.manage",
    scope: "products:write",
  })
    .route({
      method: "POST",
      path: "/api/vendor/products",
      summary: "Submit a new product",
      description: "It waits for approval, and takes a place of the plan meanwhile.",
      tags,
      successStatus: 201,
    })
    .input(newProductInput)
    .output(ownProduct),
  updateProduct: procedure("vendor", ["NOT_FOUND", "PLAN_LIMIT_REACHED"], {
    permission: "products.manage",
    scope: "products:write",
  })
    .route({
      method: "PUT",
      path: "/api/vendor/products/{productId}",
      summary: "Edit a product",
      description:
        "Price and limit per order count at once. Everything else of an approved product waits for approval, and the old version keeps selling. A product that is not approved is submitted again.",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, ...productInput.shape }))
    .output(ownProduct),
  setProductPrice: procedure("vendor", ["NOT_FOUND", "CONFLICT"], {
    permission: "products.manage",
    scope: "products:write",
  })
    .route({
      method: "PUT",
      path: "/api/vendor/products/{productId}/price",
      summary: "Change a price, which counts at once",
      description: "A conflict, if the price is no longer what was seen.",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, priceCents: price, seenCents: price }))
    .output(z.object({ priceCents: price })),
  withdrawRevision: procedure("vendor", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "DELETE",
      path: "/api/vendor/products/{productId}/revision",
      summary: "Take back an edit that waits, or was rejected",
      tags,
    })
    .input(one)
    .output(ownProduct),
  setProductActive: procedure("vendor", ["NOT_FOUND", "PLAN_LIMIT_REACHED"], {
    permission: "products.manage",
    scope: "products:write",
  })
    .route({
      method: "PUT",
      path: "/api/vendor/products/{productId}/active",
      summary: "Put a product on sale, or take it off",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, isActive: z.boolean() }))
    .output(ownProduct),
  duplicateProduct: procedure("vendor", ["NOT_FOUND", "PLAN_LIMIT_REACHED"], {
    permission: "products.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/products/{productId}/duplicate",
      summary: "Submit a copy of a product, without stock",
      tags,
      successStatus: 201,
    })
    .input(one)
    .output(ownProduct),
  deleteProduct: procedure("vendor", ["NOT_FOUND"], {
    permission: "products.manage",
    scope: "products:write",
  })
    .route({
      method: "DELETE",
      path: "/api/vendor/products/{productId}",
      summary: "Delete a product",
      description: "Orders that hold it keep what they show.",
      tags,
    })
    .input(one)
    .output(z.object({ deleted: z.literal(true) })),
  adjustStock: procedure("vendor", ["NOT_FOUND", "STOCK_PROMISED", "CONFLICT"], {
    permission: "stock.manage",
    scope: "stock:write",
  })
    .route({
      method: "POST",
      path: "/api/vendor/products/{productId}/stock",
      summary: "Change a stock by an amount",
      description:
        "Never below what is promised to orders being paid. With `seenQuantity` a conflict, if the stock is no longer that.",
      tags,
    })
    .input(z.strictObject({ productId: idSchema, ...stockMove, seenQuantity: stockQuantity.optional() }))
    .output(stockView),
  listStockMovements: procedure("vendor", ["NOT_FOUND"], {
    permission: "products.read",
    scope: "products:read",
  })
    .route({
      method: "GET",
      path: "/api/vendor/products/{productId}/stock/movements",
      summary: "Why a stock is what it is, newest first",
      tags,
    })
    .input(
      z.strictObject({
        productId: idSchema,
        before: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({ id: z.number().int(), delta: z.number().int(), reason: z.string(), createdAt: isoTime }),
        ),
        next: z.number().int().nullable().describe("As `before`: the older ones"),
      }),
    ),
};
