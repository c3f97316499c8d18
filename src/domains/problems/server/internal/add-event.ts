import { and, eq, isNull } from "drizzle-orm";
import type { ProblemActor } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import { problemEvents, problemPictures, type QuotedMessage } from "../tables.ts";
import type { Problem } from "./lock-problem.ts";

/** What somebody says with a move. */
export type Said = {
  words?: string | undefined;
  pictureIds?: readonly string[] | undefined;
  messages?: QuotedMessage[];
};

/** Adds to a problem's history, in the caller's transaction. NOT_FOUND for pictures that the caller has not uploaded for this parcel. */
export async function addEvent(
  tx: Infra & Partial<Pick<Ctx, "caller">>,
  { id: problemId, parcelId, state }: Problem,
  { name, actor, words = "", pictureIds = [], messages = [] }: Said & { name: string; actor: ProblemActor },
): Promise<void> {
  const isPerson = actor !== "system" && actor !== "bank";
  const actorId = isPerson && tx.caller?.kind === "person" ? tx.caller.userId : null;
  const [event] = await tx.db
    .insert(problemEvents)
    .values({ problemId, name, actor, actorId, state, words, messages, createdAt: tx.clock.now() })
    .returning({ id: problemEvents.id });
  for (const [place, pictureId] of pictureIds.entries()) {
    const attached = await tx.db
      .update(problemPictures)
      .set({ eventId: event!.id, place })
      .where(
        and(
          ...[eq(problemPictures.id, pictureId), eq(problemPictures.parcelId, parcelId)],
          ...[eq(problemPictures.uploaderId, actorId ?? problemId), isNull(problemPictures.eventId)],
        ),
      )
      .returning({ id: problemPictures.id });
    if (attached.length === 0) throw new AppError("NOT_FOUND");
  }
}
