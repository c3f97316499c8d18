import { uploadPicture } from "#domains/listings/web/pictures/upload-picture.ts";
import { ShopSettings } from "#domains/vendors/web/shop/shop-settings.tsx";
import type { Load } from "../../load.ts";

export async function loadShop({ client, queries }: Load, _params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(queries.vendors.getShop.queryOptions({ input: {} }));
}

export function ShopPanel() {
  return <ShopSettings upload={uploadPicture} />;
}
