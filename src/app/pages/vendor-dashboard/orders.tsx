import type { Load } from "../../load.ts";

export async function loadOrders(_load: Load, _params: URLSearchParams): Promise<void> {}

export function OrdersPanel() {
  return null;
}
