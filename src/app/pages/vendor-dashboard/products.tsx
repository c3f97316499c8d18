import { useSearchParams } from "react-router";
import { readOwnListParams } from "#domains/catalogue/web/own/list-params.ts";
import { OwnProductList } from "#domains/catalogue/web/own/own-product-list.tsx";
import { ProductEditor } from "#domains/catalogue/web/own/product-editor.tsx";
import type { Load } from "../../load.ts";

export async function loadProducts({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const productId = params.get("product");
  if (productId) {
    await client.prefetchQuery(queries.catalogue.getMyProduct.queryOptions({ input: { productId } }));
    return;
  }
  await Promise.all([
    client.prefetchQuery(queries.catalogue.listMyProducts.queryOptions({ input: readOwnListParams(params) })),
    client.prefetchQuery(queries.plans.getProductLimit.queryOptions({ input: {} })),
  ]);
}

export function ProductsPanel() {
  const [params] = useSearchParams();
  const productId = params.get("product");
  return productId ? <ProductEditor key={productId} productId={productId} /> : <OwnProductList />;
}
