import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { products } from "../tables.ts";
import { isOwn } from "./product-view.ts";

/** One's own product, locked until the caller's transaction ends. NOT_FOUND for any other. */
export async function lockProduct(
  { db }: Pick<Infra, "db">,
  vendorId: string,
  productId: string,
): Promise<typeof products.$inferSelect> {
  const [product] = await db.select().from(products).where(isOwn(vendorId, productId)).for("no key update");
  if (!product) throw new AppError("NOT_FOUND");
  return product;
}
