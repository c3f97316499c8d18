import { OverviewPanel } from "#domains/moderation/web/overview-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminOverview({ client, queries }: Load, _params: URLSearchParams): Promise<void> {
  await Promise.all([
    client.prefetchQuery(queries.moderation.getOverview.queryOptions({ input: {} })),
    client.prefetchQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} })),
  ]);
}

export function AdminOverviewPanel() {
  return <OverviewPanel />;
}
