import type { Load } from "../../load.ts";

export async function loadProducts(_load: Load, _params: URLSearchParams): Promise<void> {}

export function ProductsPanel() {
  return null;
}
