import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { addProblemNote } from "#domains/problems/server/add-problem-note.ts";
import { reportProblem } from "#domains/problems/server/report-problem.ts";
import { problemPictures } from "#domains/problems/server/tables.ts";
import { withdrawProblem } from "#domains/problems/server/withdraw-problem.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";

type Words = { comment: string; question: string };

/** A problem in their words, with a picture and a note, which they withdrew. */
export async function complain(
  ctx: SignedInCtx,
  orderId: string,
  seller: Person,
  marks: Words,
): Promise<void> {
  await ctx.db.update(parcels).set({ deliveredAt: ctx.clock.now() }).where(eq(parcels.orderId, orderId));
  const sent = await unscopedListParcels(ctx.db, orderId);
  const parcel = sent.find(({ vendorId }) => vendorId === seller.vendor!.id)!;
  const uploaded = { parcelId: parcel.id, uploaderId: ctx.caller.userId, width: 1, height: 1 };
  const [picture] = await ctx.db.insert(problemPictures).values(uploaded).returning();
  const { id: problemId } = await reportProblem(ctx, {
    ...{ parcelId: parcel.id, requestId: randomUUID(), kind: "damaged", wish: "refund", isUnopened: false },
    ...{ lines: [{ lineId: parcel.lines[0]!.id, quantity: 1 }], words: marks.comment },
    pictureIds: [picture!.id],
  });
  await addProblemNote(ctx, { problemId, words: marks.question, pictureIds: [], messageIds: [] });
  await withdrawProblem(ctx, { problemId });
}
