import { asc, eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { problemEvents, problems } from "./tables.ts";

const mostListed = 200;

/** What was reported, offered and answered about an order's parcels, the oldest first, at most 200 steps. The caller has checked who may see it. */
export function unscopedListProblemHistory(db: Db, orderId: string) {
  return db
    .select({
      parcelId: problems.parcelId,
      kind: problems.kind,
      name: problemEvents.name,
      actor: problemEvents.actor,
      words: problemEvents.words,
      createdAt: problemEvents.createdAt,
    })
    .from(problems)
    .innerJoin(problemEvents, eq(problemEvents.problemId, problems.id))
    .where(eq(problems.orderId, orderId))
    .orderBy(asc(problemEvents.id))
    .limit(mostListed);
}
