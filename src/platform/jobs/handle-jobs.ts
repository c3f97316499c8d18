import type { Job, JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";

// biome-ignore lint/suspicious/noExplicitAny: a table holds jobs that carry different data
type JobTable = Record<string, Job<any>>;

/** What a job does. It may run twice with the same data. */
export type JobHandler<Data> = (infra: Infra, data: Data) => Promise<unknown>;
export type HandledJob = { job: Job<object>; handle: JobHandler<never> };

/** Binds each job of a domain's table to what it does; leaving one out is a type error. */
export const handleJobs = <Jobs extends JobTable>(
  jobs: Jobs,
  handlers: { [Key in keyof Jobs]: JobHandler<JobData<Jobs[Key]>> },
): HandledJob[] =>
  Object.entries(jobs).map(([key, job]) => ({ job, handle: handlers[key] as JobHandler<never> }));
