import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Job } from "#kernel/jobs.ts";
import type { Db } from "#platform/db/database.ts";
import type { Log } from "#platform/log/log.ts";

export type Jobs = {
  /** Enqueues in the given transaction: the job exists exactly if the transaction commits. */
  enqueue<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>;
};

type Work = { job: Job<object>; run: (data: never) => Promise<unknown> };
export type JobRunner = Jobs & { work(handlers: readonly Work[]): Promise<void>; stop(): Promise<void> };

/**
 * A worker with a full batch fetches again at once; otherwise each batch would wait for the next poll, and a rush of
 * payments would take minutes to settle.
 */
const pace = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  localConcurrency: 2,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** A job that fails is tried again alone; the rest of its batch is done. */
async function runJob(id: string, work: () => Promise<unknown>): Promise<JobResult> {
  try {
    await work();
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: reasonOf(error as Error) } };
  }
}

/**
 * The stored reason of a failure. A statement's own message lists its values, which may be personal; its cause's
 * message does not.
 */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/**
 * pg-boss in the same database: a killed process's jobs go back to the queue, failures are retried with growing delay.
 * Throws where two of the jobs have one name.
 */
export async function openJobs(url: string, log: Log, jobs: readonly Job<object>[]): Promise<JobRunner> {
  const names = jobs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two jobs are named ${twice}`);
  const boss = new PgBoss({
    connectionString: url,
    schema: "jobs",
    max: 5,
    useListenNotify: true,
    application_name: "cafeto-jobs",
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      // Some contain an address or a code, and a finished job is of no more use.
      deleteAfterSeconds: 3_600,
    });
  return {
    async enqueue(db, { name }, data, options = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(db, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.once ? { singletonKey: options.once } : {}),
      });
    },
    async work(handlers) {
      for (const { job, run } of handlers)
        await boss.work(job.name, pace, (batch) =>
          Promise.all(batch.map(({ id, data }) => runJob(id, () => run(data as never)))),
        );
      for (const { name, schedule } of jobs) if (schedule) await boss.schedule(name, schedule);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}
