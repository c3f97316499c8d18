import { jobsInput, readJobsAddress } from "#domains/moderation/web/jobs-address.ts";
import { JobsPanel } from "#domains/moderation/web/jobs-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminJobs({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const input = jobsInput(readJobsAddress(params));
  await client.prefetchQuery(queries.moderation.listDeadLetters.queryOptions({ input }));
}

export function AdminJobsPanel() {
  return <JobsPanel />;
}
