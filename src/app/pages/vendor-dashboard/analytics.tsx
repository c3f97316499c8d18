import type { Load } from "../../load.ts";

export async function loadAnalytics(_load: Load, _params: URLSearchParams): Promise<void> {}

export function AnalyticsPanel() {
  return null;
}
