import type { Load } from "../../load.ts";

export async function loadAdminVendors(_load: Load, _params: URLSearchParams): Promise<void> {}

export function AdminVendorsPanel() {
  return null;
}
