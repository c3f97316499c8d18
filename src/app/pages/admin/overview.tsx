import type { Load } from "../../load.ts";

export async function loadAdminOverview(_load: Load, _params: URLSearchParams): Promise<void> {}

export function AdminOverviewPanel() {
  return null;
}
