import { countDeadLetters, listDeadLetters as readDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 20;

/** A page of 20 jobs that were given up in the last 30 days, latest first, with the reason. For an admin. */
export async function listDeadLetters({ db }: SignedInCtx, { page }: { page: number }) {
  const [rows, { count }] = await Promise.all([
    readDeadLetters(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countDeadLetters(db),
  ]);
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    givenUpAt: row.givenUpAt.toISOString(),
  }));
  return { items, total: count, page, pageSize };
}
