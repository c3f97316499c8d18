import { moveStock } from "#domains/inventory/server/move-stock.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { announceWaiting } from "../announce-waiting.ts";
import { products, type RevisionContent } from "../tables.ts";

type NewProduct = {
  vendorId: string;
  content: RevisionContent;
  priceCents: number;
  mostUnits?: number | null | undefined;
  stockQuantity: number;
};

/**
 * Writes a product that waits for approval, with its initial stock, and notifies administrators; in the caller's transaction, which has checked
 * the plan's limit.
 */
export async function addProduct(
  ctx: Pick<Infra, "db" | "jobs" | "clock">,
  { vendorId, content, priceCents, mostUnits = null, stockQuantity }: NewProduct,
): Promise<string> {
  const now = ctx.clock.now();
  const [product] = await ctx.db
    .insert(products)
    .values({ ...content, vendorId, priceCents, mostUnits, submittedAt: now, createdAt: now, updatedAt: now })
    .returning({ id: products.id });
  const { id: productId } = product!;
  if (stockQuantity > 0) await moveStock(ctx, { productId, delta: stockQuantity, reason: "initial" });
  await announceWaiting(ctx, { productId, name: content.name });
  return productId;
}
