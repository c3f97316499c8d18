import type { Load } from "../../load.ts";

export async function loadAdminProducts(_load: Load, _params: URLSearchParams): Promise<void> {}

export function AdminProductsPanel() {
  return null;
}
