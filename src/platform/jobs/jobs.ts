import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Job } from "#kernel/jobs.ts";
import type { Db } from "#platform/db/database.ts";
import type { Log } from "#platform/log/log.ts";
import { deadLetterQueue, prepareQueues } from "./job-queues.ts";
import { runJob } from "./run-job.ts";

export type Jobs = {
  /** Enqueues in the given transaction: the job exists exactly if the transaction commits. */
  enqueue<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>;
  /** The same for several of one kind, in one statement. */
  enqueueAll<Data extends object>(
    db: Db,
    job: Job<Data>,
    waiting: readonly { data: Data; startAfter?: Date }[],
  ): Promise<void>;
  /** Puts jobs that were given up back into their queues, in the given transaction; returns how many. All without ids. */
  retryDeadLetters(db: Db, ids?: readonly string[]): Promise<number>;
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
  includeMetadata: true,
} as const;

/** Processes that start within this time start one job. */
const togetherSeconds = 30;

/** At one time; a longer list takes several. */
const mostRetried = 1_000;

/**
 * pg-boss in the same database: a killed process's jobs go back to the queue, failures are retried with growing delay
 * and, after the last attempt, stored as dead letters for 30 days. Throws where two of the jobs have one name.
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
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  await prepareQueues(boss, jobs);
  return {
    async enqueue(db, { name }, data, options = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(db, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.once ? { singletonKey: options.once } : {}),
      });
    },
    async enqueueAll(db, { name }, waiting) {
      if (waiting.length > 0) await boss.insert(name, [...waiting], { db: fromDrizzle(db, sql) });
    },
    retryDeadLetters: (db, ids) =>
      boss.redrive(deadLetterQueue, {
        db: fromDrizzle(db, sql),
        limit: mostRetried,
        ...(ids ? { ids: [...ids] } : {}),
      }),
    async work(handlers) {
      for (const { job, run } of handlers)
        await boss.work(job.name, pace, (batch) =>
          Promise.all(batch.map((each) => runJob(each, log, (data) => run(data as never)))),
        );
      for (const { name, schedule, missed, atStart } of jobs) {
        if (schedule) await boss.schedule(name, schedule, null, { missed });
        if (atStart) await boss.send(name, {}, { singletonKey: "start", singletonSeconds: togetherSeconds });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}
