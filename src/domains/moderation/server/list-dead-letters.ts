import type { DeadLetter, DeadLettersInput } from "#domains/moderation/contract.ts";
import { countDeadLettersByJob, listDeadLetters as readDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;

/**
 * A page of 25 jobs that were given up in the last 30 days, latest first, with the reason, and how many there are of each job;
 * `next` leads to the page after, null at the end. For an admin.
 */
export async function listDeadLetters(
  { db }: SignedInCtx,
  input: DeadLettersInput,
): Promise<{ items: DeadLetter[]; next: string | null; jobs: { job: string; count: number }[] }> {
  const [rows, jobs] = await Promise.all([
    readDeadLetters(db, { ...input, limit: pageSize + 1 }),
    countDeadLettersByJob(db),
  ]);
  const items = rows.slice(0, pageSize).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    givenUpAt: row.givenUpAt.toISOString(),
  }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null, jobs };
}
