import { and, count, eq, isNotNull, ne, or } from "drizzle-orm";
import type * as z from "zod";
import { holdParcel } from "#domains/orders/server/hold-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import type { ProblemDetail, reportInput } from "#domains/problems/contract.ts";
import { problemsLimits } from "#domains/problems/limits.ts";
import {
  deadlineOf,
  listReportableKinds,
  listWishes,
  problemBounds,
} from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { addEvent } from "./internal/add-event.ts";
import { announceMove } from "./internal/announce-move.ts";
import { readLocked } from "./internal/lock-problem.ts";
import { readReportDays } from "./internal/report-days.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problemLines, problems } from "./tables.ts";

type Input = z.infer<typeof reportInput>;

/**
 * Reports what is wrong with a parcel of the caller's own order (R60): the clock of its money stops, and its vendor has three
 * working days. A repeated request is one problem. CONFLICT outside of the days for it, while another is open, after three, or
 * after an administrator has decided; NOT_REFUNDABLE above what is left of a line, PAYMENT_DISPUTED while a bank has the
 * payment, BAD_REQUEST for a wish that the kind does not allow; NOT_FOUND for any other. For any signed-in user.
 */
export async function reportProblem(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  await ctx.limits.consume(problemsLimits.report, ctx.caller.userId);
  const problemId = await inTransaction(ctx, async (tx) => {
    const parcel = await lockOwnParcel(tx, input.parcelId);
    const [known] = await tx.db.select().from(problems).where(eq(problems.requestId, input.requestId));
    if (known && known.parcelId !== parcel.id) throw new AppError("CONFLICT");
    if (known) return known.id;
    const lines = reportedLines(parcel, input);
    await assertReportable(tx, parcel, input);
    return addProblem(tx, parcel, input, lines);
  });
  return unscopedReadProblem(ctx, problemId, "buyer");
}

type Line = { orderItemId: string; quantity: number };
type Parcel = Awaited<ReturnType<typeof unscopedListParcels>>[number];

async function lockOwnParcel(tx: SignedInCtx, parcelId: string): Promise<Parcel> {
  const [own] = await tx.db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, parcelId), eq(orders.userId, tx.caller.userId)));
  if (!own) throw new AppError("NOT_FOUND");
  await lockOrder(tx, own.orderId);
  return (await unscopedListParcels(tx.db, own.orderId)).find(({ id }) => id === parcelId)!;
}

async function assertReportable(tx: SignedInCtx, parcel: Parcel, input: Input): Promise<void> {
  const { db, clock } = tx;
  const { kind, wish, isUnopened } = input;
  if (!listWishes(kind).includes(wish) || (kind === "changedMind" && !isUnopened))
    throw new AppError("BAD_REQUEST", { issues: [{ path: "wish", message: "not for this kind" }] });
  if (parcel.frozenAt) throw new AppError("PAYMENT_DISPUTED");
  if (!listReportableKinds(parcel, clock.now(), await readReportDays(tx)).includes(kind))
    throw new AppError("CONFLICT");
  const ofParcel = eq(problems.parcelId, parcel.id);
  const [before] = await db.select({ count: count() }).from(problems).where(ofParcel);
  const [barring] = await db
    .select({ id: problems.id })
    .from(problems)
    .where(and(ofParcel, or(ne(problems.state, "closed"), isNotNull(problems.decidedAt))))
    .limit(1);
  if (barring || before!.count >= problemBounds.perParcel) throw new AppError("CONFLICT");
}

/** The units that it is about: what did not come, did not come as a whole. */
function reportedLines(parcel: Parcel, { kind, lines }: Input): Line[] {
  const left = new Map(parcel.lines.map((line) => [line.id, line.quantity - line.refundedQuantity]));
  const wanted =
    kind === "notArrived"
      ? [...left].map(([lineId, quantity]) => ({ lineId, quantity })).filter(({ quantity }) => quantity > 0)
      : lines;
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length || wanted.length === 0)
    throw new AppError("NOT_REFUNDABLE");
  for (const { lineId, quantity } of wanted) {
    const most = left.get(lineId);
    if (most === undefined) throw new AppError("NOT_FOUND");
    if (quantity > most) throw new AppError("NOT_REFUNDABLE");
  }
  return wanted.map(({ lineId, quantity }) => ({ orderItemId: lineId, quantity }));
}

async function addProblem(tx: SignedInCtx, parcel: Parcel, input: Input, lines: Line[]): Promise<string> {
  const { id: parcelId, orderId, vendorId } = parcel;
  const { kind, wish, requestId, words, pictureIds } = input;
  const now = tx.clock.now();
  const { answer } = await readReportDays(tx);
  const [made] = await tx.db
    .insert(problems)
    .values({
      ...{ parcelId, orderId, vendorId, kind, wish, requestId },
      ...{ state: "reported", dueAt: deadlineOf("reported", now, answer), createdAt: now },
    })
    .returning();
  await tx.db.insert(problemLines).values(lines.map((line) => ({ problemId: made!.id, ...line })));
  await addEvent(tx, made!, { name: "report", actor: "buyer", words, pictureIds });
  await holdParcel(tx, parcelId);
  await announceMove(tx, await readLocked(tx, made!.id), { move: "report", actor: "buyer", words });
  return made!.id;
}
