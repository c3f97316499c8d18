import type { Doors } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";

/** Job `index-product`: one product changed. */
export function onIndexProduct(doors: Doors, data: { productId: string }): Promise<void> {
  return indexProducts(doors, [data.productId]);
}
