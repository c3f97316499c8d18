import { and, count, eq } from "drizzle-orm";
import type * as z from "zod";
import { copyParcelMessages } from "#domains/messaging/server/copy-parcel-messages.ts";
import type { noteInput, ProblemDetail } from "#domains/problems/contract.ts";
import { problemsLimits } from "#domains/problems/limits.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addEvent } from "./internal/add-event.ts";
import { announceMove } from "./internal/announce-move.ts";
import { findSide } from "./internal/find-side.ts";
import { lockProblem } from "./internal/lock-problem.ts";
import { isBuyers, isShops } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problemEvents } from "./tables.ts";

type Input = z.infer<typeof noteInput>;

/**
 * Either side adds words, pictures, or messages of the parcel's conversation, as they are now, to an open problem. CONFLICT once it is
 * closed or after thirty notes, BAD_REQUEST for nothing at all; NOT_FOUND for any other's, and for messages of another conversation.
 * For any signed-in user.
 */
export async function addProblemNote(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  await ctx.limits.consume(problemsLimits.write, ctx.caller.userId);
  if (!input.words && input.pictureIds.length === 0 && input.messageIds.length === 0)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "words", message: "empty" }] });
  const side = await findSide(ctx, input.problemId);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, side === "buyer" ? isBuyers(tx) : isShops(tx));
    const { problem } = locked;
    if (problem.state === "closed") throw new AppError("CONFLICT");
    const isNoteOfSide = and(
      ...[eq(problemEvents.problemId, problem.id), eq(problemEvents.name, "note")],
      eq(problemEvents.actor, side),
    );
    const [notes] = await tx.db.select({ count: count() }).from(problemEvents).where(isNoteOfSide);
    if (notes!.count >= problemBounds.notes) throw new AppError("CONFLICT");
    const messages = await copyParcelMessages(tx, problem.parcelId, input.messageIds);
    const { words, pictureIds } = input;
    await addEvent(tx, problem, { name: "note", actor: side, words, pictureIds, messages });
    await announceMove(tx, locked, { move: "note", actor: side, words });
  });
  return unscopedReadProblem(ctx, input.problemId, side);
}
