import { readDisputesAddress } from "#domains/disputes/web/disputes-address.ts";
import { DisputesPanel } from "#domains/disputes/web/disputes-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminDisputes({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  await Promise.all([
    client.prefetchQuery(queries.disputes.listDisputes.queryOptions({ input: readDisputesAddress(params) })),
    client.prefetchQuery(queries.disputes.listOutsideRefunds.queryOptions({ input: {} })),
  ]);
}

export function AdminDisputesPanel() {
  return <DisputesPanel />;
}
