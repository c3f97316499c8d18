/**
 * What a kind of background job is declared with. `schedule`: when the clock starts it (cron, UTC). `missed: "once"`: if no
 * process was running at such a moment, the next start makes up for it, once. `atStart`: it also runs as soon as a process has
 * started, once for all that start together. `retries`: for how long a failing job is
 * tried again, a few hours or a week; jobs that call outside survive an outage of days. `attemptSeconds`: how
 * long one attempt may take before another one begins; every time-out inside of it must be shorter.
 */
type JobOptions = {
  readonly schedule?: string;
  readonly missed?: "once" | "skip";
  readonly atStart?: boolean;
  readonly retries?: "hours" | "days";
  readonly attemptSeconds?: number;
};

/** A kind of background job: its name in the queue, what it carries, and how it is run. */
export type Job<Data extends object> = Required<Omit<JobOptions, "schedule">> & {
  readonly name: string;
  readonly schedule: string | undefined;
  /** Only a type: no value is ever there. */
  readonly data?: Data;
};
export type JobData<J> = J extends Job<infer Data> ? Data : never;

/** Declares a job of a domain's table (`jobs.ts`). What it does is bound in the domain's `server/job-handlers.ts`. */
export const defineJob = <Data extends object = Record<string, never>>(
  name: string,
  { schedule, missed = "skip", atStart = false, retries = "hours", attemptSeconds = 120 }: JobOptions = {},
): Job<Data> => ({ name, schedule, missed, atStart, retries, attemptSeconds });
