import type { Load } from "../../load.ts";

export async function loadEnterprise(_load: Load, _params: URLSearchParams): Promise<void> {}

export function EnterprisePanel() {
  return null;
}
