import {
  myPromotionsInput,
  readPromotionsAddress,
} from "#domains/promotions/web/manage/promotions-address.ts";
import { VendorPromotions } from "#domains/promotions/web/manage/vendor-promotions.tsx";
import type { Load } from "../../load.ts";

export async function loadPromotions({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  await Promise.all([
    client.prefetchQuery(
      queries.promotions.listMyPromotions.queryOptions({
        input: myPromotionsInput(readPromotionsAddress(params)),
      }),
    ),
    client.prefetchQuery(queries.promotions.getMyFeatured.queryOptions({ input: {} })),
    client.prefetchQuery(
      queries.listings.listMyProducts.queryOptions({ input: { state: "active", sort: "name", page: 1 } }),
    ),
  ]);
}

export function PromotionsPanel() {
  return <VendorPromotions />;
}
