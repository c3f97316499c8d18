import { useSearchParams } from "react-router";
import { OwnDecisions } from "#domains/decisions/web/own-decisions.tsx";
import { readOwnListParams } from "#domains/listings/web/own/list-params.ts";
import { OwnProductList } from "#domains/listings/web/own/own-product-list.tsx";
import { ProductEditor } from "#domains/listings/web/own/product-editor.tsx";
import type { Load } from "../../load.ts";

export async function loadProducts({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const productId = params.get("product");
  if (productId) {
    await Promise.all([
      client.prefetchQuery(queries.listings.getMyProduct.queryOptions({ input: { productId } })),
      client.prefetchQuery(queries.decisions.listOwnDecisions.queryOptions({ input: {} })),
    ]);
    return;
  }
  await Promise.all([
    client.prefetchQuery(queries.listings.listMyProducts.queryOptions({ input: readOwnListParams(params) })),
    client.prefetchQuery(queries.plans.getProductLimit.queryOptions({ input: {} })),
  ]);
}

export function ProductsPanel() {
  const [params] = useSearchParams();
  const productId = params.get("product");
  if (!productId) return <OwnProductList />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <OwnDecisions productId={productId} />
      <ProductEditor key={productId} productId={productId} />
    </div>
  );
}
