import { idPattern } from "#kernel/id-pattern.ts";
export type JobsAddress = { job: string; after: string | null };

/** The tab's state from the address, which is untrusted. */
export function readJobsAddress(params: URLSearchParams): JobsAddress {
  const after = params.get("after") ?? "";
  return {
    job: (params.get("job") ?? "").replace(/[^\w-]/g, "").slice(0, 100),
    after: idPattern.test(after) ? after : null,
  };
}

/** The address of all failed jobs, of one job's, and of their next page. */
export function jobsPath({ job, after }: Partial<JobsAddress>): string {
  const params = new URLSearchParams({ tab: "jobs" });
  if (job) params.set("job", job);
  if (after) params.set("after", after);
  return `?${params}`;
}

/** The list's input for the server. */
export const jobsInput = ({ job, after }: JobsAddress) => ({
  ...(job ? { job } : {}),
  ...(after ? { after } : {}),
});
