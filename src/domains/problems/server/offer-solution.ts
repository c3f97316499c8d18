import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { parcels } from "#domains/orders/server/tables.ts";
import type { offerInput, ProblemDetail } from "#domains/problems/contract.ts";
import { needsLabel } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { acceptOffer } from "./internal/accept-offer.ts";
import { assertReported } from "./internal/assert-reported.ts";
import { type LockedProblem, lockProblem, readLocked } from "./internal/lock-problem.ts";
import { assertMove, moveProblem } from "./internal/move-problem.ts";
import { isShops } from "./internal/own-problems.ts";
import { recordAnswer } from "./internal/record-answer.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problemLines } from "./tables.ts";

type Input = z.infer<typeof offerInput>;

/**
 * The vendor offers a refund in part or whole, a replacement, or a return to an address; the buyer has seven days to answer, and
 * silence accepts. Where the buyer asked for a refund and gets all of it, it is made at once. CONFLICT when it is not the
 * vendor's turn; NOT_REFUNDABLE above what was reported; BAD_REQUEST for a return without an address, of what did not come, or
 * without a prepaid label unless the buyer changed their mind; NOT_FOUND for any other's. For an approved vendor.
 */
export async function offerSolution(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, input.problemId, isShops(tx));
    assertMove(locked, "offer", "vendor");
    assertReturnable(locked, input);
    await storeUnits(tx, locked, input);
    const { offer, shippingCents, returnTo, words } = input;
    const isRefund = offer === "refund";
    await moveProblem(tx, locked, "offer", {
      ...{ actor: "vendor", to: "offered", said: { words, pictureIds: input.pictureIds } },
      change: {
        offer,
        offeredShippingCents: isRefund ? shippingCents : 0,
        returnTo: offer === "return" ? returnTo : null,
      },
    });
    const renewed = await readLocked(tx, input.problemId);
    const givesAll = renewed.lines.every(({ quantity, offeredQuantity }) => quantity === offeredQuantity);
    if (isRefund && givesAll && renewed.problem.wish === "refund") await acceptOffer(tx, renewed, "system");
    await recordAnswer(tx, locked, "offer");
  });
  return unscopedReadProblem(ctx, input.problemId, "vendor");
}

function assertReturnable({ problem }: LockedProblem, { offer, returnTo, pictureIds }: Input): void {
  if (offer !== "return") return;
  const needed = (path: keyof Input) =>
    new AppError("BAD_REQUEST", { issues: [{ path, message: "needed" }] });
  if (!returnTo || problem.kind === "notArrived") throw needed("returnTo");
  if (needsLabel(problem.kind) && pictureIds.length === 0) throw needed("pictureIds");
}

/** What a refund gives back: of each line at most what was reported, of the delivery at most what is left. */
async function storeUnits(
  { db }: SignedInCtx,
  { problem, lines }: LockedProblem,
  input: Input,
): Promise<void> {
  assertReported(lines, input.lines);
  const isRefund = input.offer === "refund";
  if (isRefund) await assertSomething(db, problem.parcelId, input);
  for (const { orderItemId } of lines) {
    const units = isRefund ? input.lines.find(({ lineId }) => lineId === orderItemId) : undefined;
    await db
      .update(problemLines)
      .set({ offeredQuantity: units?.quantity ?? 0 })
      .where(and(eq(problemLines.problemId, problem.id), eq(problemLines.orderItemId, orderItemId)));
  }
}

async function assertSomething(
  db: SignedInCtx["db"],
  parcelId: string,
  { lines, shippingCents }: Input,
): Promise<void> {
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
  const left = parcel!.shippingCents - parcel!.refundedShippingCents;
  if (shippingCents > left || (lines.length === 0 && shippingCents === 0))
    throw new AppError("NOT_REFUNDABLE");
}
