/** A kind of background job: its name in the queue, what it carries and, if the clock starts it, when (cron, UTC). */
export type Job<Data extends object> = {
  readonly name: string;
  readonly schedule: string | undefined;
  /** Only a type: no value is ever there. */
  readonly data?: Data;
};
export type JobData<J> = J extends Job<infer Data> ? Data : never;

/** Declares a job of a domain's table (`jobs.ts`). What it does is bound in the domain's `server/job-handlers.ts`. */
export const defineJob = <Data extends object = Record<string, never>>(
  name: string,
  { schedule }: { schedule?: string } = {},
): Job<Data> => ({ name, schedule });
