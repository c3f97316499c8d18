import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ProblemFilter } from "#domains/problems/problem-life.ts";
import { openStates, problemLife } from "#domains/problems/problem-life.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { problems } from "../tables.ts";
import { decideBy } from "./decide-by.ts";
import { type ProblemRow, unscopedSelectProblems } from "./view-problem.ts";

const pageSize = 25;

/** Those that wait for one of these: in a state of theirs, or with an objection that waits for administrators. */
export function waitsFor(owner: "vendor" | "admin"): SQL {
  const states = openStates.filter((state) => problemLife[state].owner === owner);
  const isTheirs = inArray(problems.state, states);
  if (owner === "vendor") return isTheirs;
  return or(isTheirs, and(isNotNull(problems.objectedAt), isNull(problems.objectionOutcome)))!;
}

type Page = { filter: ProblemFilter; cursor?: string | undefined };
type Listed = { owner: "vendor" | "admin"; whose: SQL | undefined };

/**
 * A page of 25: open ones by deadline, those of a bank last; what waits for administrators by when they are to decide it; closed ones
 * with the latest first. `whose` says whose they are. `next` leads to the page after; it is null at the end.
 */
export async function unscopedListProblems(
  { db }: Pick<Infra, "db">,
  { filter, cursor }: Page,
  { owner, whose }: Listed,
): Promise<{ rows: ProblemRow[]; next: string | null }> {
  const isClosed = filter === "closed";
  const isQueue = filter === "waiting" && owner === "admin";
  const dueAt = isQueue ? decideBy : sql`${problems.dueAt}`;
  const conditions = {
    waiting: waitsFor(owner),
    open: ne(problems.state, "closed"),
    closed: eq(problems.state, "closed"),
  };
  const rows = await unscopedSelectProblems(db)
    .where(and(conditions[filter], whose, isClosed ? isEndedBefore(cursor) : isDueAfter(cursor, dueAt)))
    .orderBy(...(isClosed ? [desc(problems.endedAt), asc(problems.id)] : [asc(dueAt), asc(problems.id)]))
    .limit(fixedLimit(pageSize + 1));
  const found = rows.slice(0, pageSize);
  const last = found.at(-1);
  const moment = isClosed ? last?.problem.endedAt : isQueue ? last?.decideBy : last?.problem.dueAt;
  return {
    rows: found,
    next: rows.length > pageSize && last ? `${moment?.getTime() ?? "none"}_${last.problem.id}` : null,
  };
}

/** The cursor has whole milliseconds, as the clock that wrote the times. */
const placeOf = (cursor: string) => {
  const [time, id] = cursor.split("_") as [string, string];
  const at = time === "none" ? null : sql`${new Date(Number(time)).toISOString()}::timestamptz`;
  return { at, isLaterId: sql`${problems.id} > ${id}::uuid` };
};

function isEndedBefore(cursor: string | undefined): SQL | undefined {
  const { at, isLaterId } = cursor ? placeOf(cursor) : { at: null, isLaterId: null };
  return at
    ? sql`(${problems.endedAt} < ${at} or (${problems.endedAt} = ${at} and ${isLaterId}))`
    : undefined;
}

/** PostgreSQL sorts null last, upwards. */
function isDueAfter(cursor: string | undefined, dueAt: SQL): SQL | undefined {
  if (!cursor) return undefined;
  const { at, isLaterId } = placeOf(cursor);
  if (!at) return sql`(${dueAt}) is null and ${isLaterId}`;
  return sql`((${dueAt}) > ${at} or ((${dueAt}) = ${at} and ${isLaterId}) or (${dueAt}) is null)`;
}
