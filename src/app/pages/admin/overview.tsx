import { OverviewPanel } from "#domains/moderation/web/overview-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminOverview({ client, queries }: Load, _params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(queries.moderation.getOverview.queryOptions({ input: {} }));
}

export function AdminOverviewPanel() {
  return <OverviewPanel />;
}
