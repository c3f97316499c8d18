import { MarketAnalytics } from "#domains/analytics/web/market/market-analytics.tsx";
import { readPeriod } from "#domains/analytics/web/read-params.ts";
import type { Load } from "../../load.ts";

export async function loadAdminAnalytics({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(
    queries.analytics.getMarketAnalytics.queryOptions({ input: readPeriod(params) }),
  );
}

export function AdminAnalyticsPanel() {
  return <MarketAnalytics />;
}
