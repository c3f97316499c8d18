import { VendorAnalytics } from "#domains/analytics/web/figures/vendor-analytics.tsx";
import { readPeriod } from "#domains/analytics/web/read-params.ts";
import type { Load } from "../../load.ts";

export async function loadAnalytics({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(
    queries.analytics.getVendorAnalytics.queryOptions({ input: readPeriod(params) }),
  );
}

export function AnalyticsPanel() {
  return <VendorAnalytics />;
}
