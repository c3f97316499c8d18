import { and, eq } from "drizzle-orm";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { availableStock, isOnSale, placeholderImage, ratingColumns } from "./product-cards.ts";
import { productRatings, products } from "./tables.ts";

/** One product on sale with its vendor and what can be bought now. NOT_FOUND for any other. Anybody may call. */
export async function getProduct(ctx: Ctx, input: { productId: string }): Promise<ProductDetail> {
  const [row] = await ctx.db
    .select({
      product: products,
      vendor: vendors,
      stockQuantity: availableStock,
      backOn: backOn(ctx.clock.now()),
      ...ratingColumns,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .where(and(eq(products.id, input.productId), isOnSale));
  if (!row) throw new AppError("NOT_FOUND");
  const { product, vendor, ...fresh } = row;
  const isOwn = ctx.caller.kind === "person" && ctx.caller.vendor?.id === vendor.id;
  const imageUrls = product.imageUrls.length > 0 ? product.imageUrls : [placeholderImage];
  return {
    ...product,
    ...fresh,
    category: product.category as ProductDetail["category"],
    roastLevel: product.roastLevel as ProductDetail["roastLevel"],
    imageUrl: imageUrls[0]!,
    imageUrls,
    createdAt: product.createdAt.toISOString(),
    vendor: { ...vendor, isOwn },
  };
}
