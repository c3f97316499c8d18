import type { Load } from "../../load.ts";

export async function loadOverview(_load: Load, _params: URLSearchParams): Promise<void> {}

export function OverviewPanel() {
  return null;
}
