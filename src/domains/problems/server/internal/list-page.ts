import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ProblemSummary } from "#domains/problems/contract.ts";
import type { ProblemFilter } from "#domains/problems/problem-life.ts";
import { openStates, problemLife } from "#domains/problems/problem-life.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { problems } from "../tables.ts";
import { summarizeProblem, unscopedSelectProblems } from "./view-problem.ts";

const pageSize = 25;

/** Those that wait for one of these: in a state of theirs, or with an objection that waits for administrators. */
export function waitsFor(owner: "vendor" | "admin"): SQL {
  const states = openStates.filter((state) => problemLife[state].owner === owner);
  const isTheirs = inArray(problems.state, states);
  if (owner === "vendor") return isTheirs;
  return or(isTheirs, and(isNotNull(problems.objectedAt), isNull(problems.objectionOutcome)))!;
}

type Page = { filter: ProblemFilter; cursor?: string | undefined };

/**
 * A page of 25: open ones by deadline, those of a bank last; closed ones with the latest first. `whose` says whose they are. `next` leads to
 * the page after; it is null at the end.
 */
export async function unscopedListProblems(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { filter, cursor }: Page,
  { owner, whose }: { owner: "vendor" | "admin"; whose: SQL | undefined },
): Promise<{ items: ProblemSummary[]; next: string | null }> {
  const isClosed = filter === "closed";
  const conditions = {
    waiting: waitsFor(owner),
    open: ne(problems.state, "closed"),
    closed: eq(problems.state, "closed"),
  };
  const rows = await unscopedSelectProblems(db)
    .where(and(conditions[filter], whose, isAfter(cursor, isClosed)))
    .orderBy(
      ...(isClosed ? [desc(problems.endedAt), asc(problems.id)] : [asc(problems.dueAt), asc(problems.id)]),
    )
    .limit(fixedLimit(pageSize + 1));
  const items = rows.slice(0, pageSize);
  const last = items.at(-1)?.problem;
  const moment = isClosed ? last?.endedAt : last?.dueAt;
  return {
    items: items.map((row) => summarizeProblem(row, clock.now())),
    next: rows.length > pageSize && last ? `${moment?.getTime() ?? "none"}_${last.id}` : null,
  };
}

/** PostgreSQL sorts null last, upwards. */
function isAfter(cursor: string | undefined, isClosed: boolean): SQL | undefined {
  if (!cursor) return undefined;
  const [time, id] = cursor.split("_") as [string, string];
  const isLaterId = sql`${problems.id} > ${id}::uuid`;
  if (time === "none") return and(isNull(problems.dueAt), isLaterId);
  const at = sql`${new Date(Number(time)).toISOString()}::timestamptz`;
  // The cursor has whole milliseconds, as the clock that wrote the times.
  if (isClosed) return sql`(${problems.endedAt} < ${at} or (${problems.endedAt} = ${at} and ${isLaterId}))`;
  return sql`(${problems.dueAt} > ${at} or (${problems.dueAt} = ${at} and ${isLaterId}) or ${problems.dueAt} is null)`;
}
