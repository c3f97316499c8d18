import { and, eq, ne, sql } from "drizzle-orm";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { availableStock, isOnSale, listProductCards } from "./product-cards.ts";
import { products } from "./tables.ts";

const relatedCount = 8;
/** Nearness is looked for among this many of the category's products, so that a large category costs the same. */
const candidateCount = 500;

/** Up to 8 of the same category, nearest in origin, roast and price, sold-out last (decision 34). Anybody may call. */
export async function listRelatedProducts(
  ctx: Ctx,
  input: { productId: string },
): Promise<{ items: ProductCard[] }> {
  const [self] = await ctx.db.select().from(products).where(eq(products.id, input.productId));
  if (!self) throw new AppError("NOT_FOUND");
  const candidates = ctx.db
    .select({
      id: products.id,
      origin: products.originCountry,
      roast: products.roastLevel,
      price: products.priceCents,
      left: availableStock.as("left"),
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.category, self.category), ne(products.id, self.id), isOnSale))
    .limit(candidateCount)
    .as("candidates");
  const rows = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(
      sql`${candidates.left} = 0`,
      sql`(${candidates.origin} is distinct from ${self.originCountry})::int + (${candidates.roast} <> ${self.roastLevel})::int + abs(ln(${candidates.price} / ${(self.priceCents / 100).toFixed(2)}::numeric))`,
      candidates.id,
    )
    .limit(relatedCount);
  return {
    items: await listProductCards(
      ctx,
      rows.map((row) => row.id),
    ),
  };
}
