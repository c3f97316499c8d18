import type { Load } from "../../load.ts";

export async function loadSubscription(_load: Load, _params: URLSearchParams): Promise<void> {}

export function SubscriptionPanel() {
  return null;
}
