import { readJobsPage } from "#domains/moderation/web/jobs-address.ts";
import { JobsPanel } from "#domains/moderation/web/jobs-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminJobs({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const input = { page: readJobsPage(params) };
  await client.prefetchQuery(queries.moderation.listDeadLetters.queryOptions({ input }));
}

export function AdminJobsPanel() {
  return <JobsPanel />;
}
