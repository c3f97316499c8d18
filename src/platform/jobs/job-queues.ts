import type { PgBoss, QueueOptions } from "pg-boss";
import type { Job } from "#kernel/jobs.ts";
import { retention } from "#kernel/retention.ts";

/** Where a job goes that was given up; it waits there for an administrator. */
export const deadLetterQueue = "dead-letters";

const day = 86_400;
const deadLetterSeconds = retention.deadLetters.days * day;
/** Longer attempts prove every half minute that their process is still running, so that a killed one is repeated soon. */
const longAttemptSeconds = 120;
const heartbeatSeconds = 60;

/** After growing delays one each ten minutes for two hours, or one each half hour for a week. */
const retryPolicies = {
  hours: { retryLimit: 20, retryDelayMax: 600 },
  days: { retryLimit: 345, retryDelayMax: 1_800 },
} as const;

const optionsOf = ({ retries, attemptSeconds }: Job<object>) => ({
  ...retryPolicies[retries],
  notify: true,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: attemptSeconds,
  ...(attemptSeconds > longAttemptSeconds ? { heartbeatSeconds } : {}),
  // Some contain an address or a code, and a finished job is of no more use.
  deleteAfterSeconds: 3_600,
  deadLetter: deadLetterQueue,
});

type Options = QueueOptions & { notify?: boolean; deadLetter?: string };

/** Creates the queues that are missing, and gives the others the options that they are declared with now. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const prepare = async (name: string, options: Options) => {
    const queue = found.get(name);
    if (!queue) return boss.createQueue(name, options);
    const isSame = Object.entries(options).every(([key, value]) => queue[key as keyof Options] === value);
    if (!isSame) await boss.updateQueue(name, options);
  };
  await prepare(deadLetterQueue, {
    retentionSeconds: deadLetterSeconds,
    deleteAfterSeconds: deadLetterSeconds,
  });
  for (const job of jobs) await prepare(job.name, optionsOf(job));
}
