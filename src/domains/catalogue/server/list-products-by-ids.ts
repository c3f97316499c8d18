import type { ProductCard } from "#domains/catalogue/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { listProductCards } from "./product-cards.ts";

/** The named products that are on sale, in that order; others are left out. For visitors. */
export async function listProductsByIds(
  ctx: Ctx,
  input: { ids: string[] },
): Promise<{ items: ProductCard[] }> {
  return { items: await listProductCards(ctx, input.ids) };
}
