import type { Load } from "../../load.ts";

export async function loadShop(_load: Load, _params: URLSearchParams): Promise<void> {}

export function ShopPanel() {
  return null;
}
