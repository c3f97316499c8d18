import type { Load } from "../../load.ts";

export async function loadAdminOrders(_load: Load, _params: URLSearchParams): Promise<void> {}

export function AdminOrdersPanel() {
  return null;
}
