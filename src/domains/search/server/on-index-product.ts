import type { Infra } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";

/** Job `index-product`: reindexes a product. */
export function onIndexProduct(infra: Infra, data: { productId: string }): Promise<void> {
  return indexProducts(infra, [data.productId]);
}
