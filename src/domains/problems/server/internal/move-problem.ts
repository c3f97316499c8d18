import { and, eq } from "drizzle-orm";
import { endHold, holdParcel } from "#domains/orders/server/hold-parcel.ts";
import {
  deadlineOf,
  mayMove,
  type ProblemActor,
  type ProblemMove,
  type ProblemState,
  problemMoves,
} from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { problems } from "../tables.ts";
import { addEvent, type Said } from "./add-event.ts";
import { announceMove } from "./announce-move.ts";
import type { LockedProblem, Problem } from "./lock-problem.ts";

type Change = Partial<Omit<typeof problems.$inferInsert, "id" | "state" | "dueAt" | "endedAt">>;

/** Whether the problem can make this move now. CONFLICT otherwise: another request was first. */
export function assertMove({ problem }: LockedProblem, move: ProblemMove, actor: ProblemActor): void {
  if (!mayMove(move, problem.state, actor)) throw new AppError("CONFLICT");
}

/**
 * Makes one move of the life table, in the caller's transaction: the problem's new state with its deadline, the clock of the
 * parcel's money, an entry in the history, and a notification for whom it concerns. CONFLICT if the table or the actor does
 * not allow it. `locked` follows.
 */
export async function moveProblem(
  tx: Infra,
  locked: LockedProblem,
  move: ProblemMove,
  { actor, to, change = {}, said }: { actor: ProblemActor; to: ProblemState; change?: Change; said?: Said },
): Promise<void> {
  assertMove(locked, move, actor);
  if (!(problemMoves[move].to as readonly ProblemState[]).includes(to)) throw new AppError("CONFLICT");
  const now = tx.clock.now();
  const { id, state: before, parcelId } = locked.problem;
  const ends = to === "closed";
  const [moved] = await tx.db
    .update(problems)
    .set({ ...change, state: to, dueAt: ends ? null : deadlineOf(to, now), endedAt: ends ? now : null })
    .where(and(eq(problems.id, id), eq(problems.state, before)))
    .returning();
  if (!moved) throw new AppError("CONFLICT");
  // A disputed payment is frozen as a whole, and waits as long as that lasts.
  if (ends || to === "disputed") await endHold(tx, parcelId);
  else if (before === "disputed") await holdParcel(tx, parcelId);
  locked.problem = moved satisfies Problem;
  await addEvent(tx, moved, { name: move, actor, ...said });
  await announceMove(tx, locked, { move, actor, words: said?.words ?? "" });
}
