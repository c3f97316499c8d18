import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { orderItems, orders, refunds } from "#domains/orders/server/tables.ts";
import type { ProblemDetail, ProblemSummary } from "#domains/problems/contract.ts";
import { problemBounds, problemLife } from "#domains/problems/problem-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { problemEvents, problemLines, problemPictures, problems } from "../tables.ts";
import { decideBy, isPriority } from "./decide-by.ts";

const dayMs = 86_400_000;
const isoOf = (time: Date | null) => time?.toISOString() ?? null;
const deciders = alias(users, "deciders");

/** Problems with the names that lists show. The caller's condition says whose. */
export const unscopedSelectProblems = (db: Db) =>
  db
    .select({
      problem: problems,
      orderNumber: orders.number,
      address: orders.shippingAddress,
      companyName: vendors.companyName,
      refundedCents: refunds.totalCents,
      decidedBy: deciders.name,
      isPriority,
      decideBy,
    })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .innerJoin(vendors, eq(vendors.id, problems.vendorId))
    .leftJoin(refunds, eq(refunds.id, problems.refundId))
    .leftJoin(deciders, eq(deciders.id, problems.decidedBy))
    .$dynamic();

export type ProblemRow = Awaited<ReturnType<typeof unscopedSelectProblems>>[number];

/** A problem as lists show it. */
export function summarizeProblem({ problem, ...row }: ProblemRow, now: Date): ProblemSummary {
  const { id, orderId, parcelId, vendorId, kind, wish, state, outcome, cause, dueAt } = problem;
  return {
    ...{ id, orderId, parcelId, vendorId, kind, wish, state, outcome, cause },
    orderNumber: row.orderNumber,
    companyName: row.companyName,
    buyerName: row.address.fullName,
    owner: state === "closed" ? null : problemLife[state].owner,
    dueAt: isoOf(dueAt),
    isLate: dueAt !== null && dueAt < now,
    createdAt: problem.createdAt.toISOString(),
    endedAt: isoOf(problem.endedAt),
    hasObjection: problem.objectedAt !== null && problem.objectionOutcome === null,
  };
}

export type Viewer = "buyer" | "vendor" | "admin";

/** One problem with its history, as a side sees it. The caller has checked whose it is. */
export async function unscopedReadProblem(
  ctx: Pick<Infra, "db" | "clock">,
  problemId: string,
  viewer: Viewer,
): Promise<ProblemDetail> {
  const [found] = await unscopedReadProblems(ctx, eq(problems.id, problemId), viewer);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** The same for some, the newest first; at most 60, which an order's parcels can have. */
export async function unscopedReadProblems(
  { db, clock }: Pick<Infra, "db" | "clock">,
  where: SQL,
  viewer: Viewer,
): Promise<ProblemDetail[]> {
  const rows = await unscopedSelectProblems(db).where(where).limit(60);
  const ids = rows.map(({ problem }) => problem.id);
  if (ids.length === 0) return [];
  const [lines, events] = await Promise.all([readLines(db, ids), readEvents(db, ids)]);
  const sorted = rows.sort((a, b) => b.problem.createdAt.getTime() - a.problem.createdAt.getTime());
  return sorted.map((row) => ({
    ...summarizeProblem(row, clock.now()),
    ...describe(row, clock.now(), viewer),
    lines: lines.get(row.problem.id) ?? [],
    events: events.get(row.problem.id) ?? [],
  }));
}

function describe({ problem, refundedCents, decidedBy }: ProblemRow, now: Date, viewer: Viewer) {
  const { offer, offeredShippingCents, returnTo, returnCarrier, returnTrackingNumber } = problem;
  const { replacementCarrier, replacementTrackingNumber, relievedCents, rule, facts, decidedAt } = problem;
  const { objection, objectedBy, objectionOutcome, objectionReason } = problem;
  const lastDay = decidedAt && decidedAt.getTime() + problemBounds.objectionDays * dayMs;
  return {
    ...{ offer, offeredShippingCents, returnTo, returnCarrier, returnTrackingNumber },
    ...{ replacementCarrier, replacementTrackingNumber },
    refundedCents: refundedCents ?? 0,
    isBorneByPlatform: relievedCents > 0,
    decision:
      rule && facts && decidedAt
        ? {
            ...{ rule, facts, decidedAt: decidedAt.toISOString() },
            decidedBy: viewer === "admin" ? decidedBy : null,
            ...{ objection, objectedBy, objectionOutcome, objectionReason },
          }
        : null,
    canObject:
      viewer !== "admin" &&
      lastDay !== null &&
      now.getTime() <= lastDay &&
      objection === null &&
      mayObject(problem, viewer),
  };
}

type Decided = Pick<typeof problems.$inferSelect, "refundId" | "relievedCents">;

/** Who has something to gain: a buyer without a refund or with a part of it, a vendor that bears one. */
export const mayObject = ({ refundId, relievedCents }: Decided, side: "buyer" | "vendor"): boolean =>
  side === "buyer" || (refundId !== null && relievedCents === 0);

async function readLines(db: Db, problemIds: string[]) {
  const rows = await db
    .select({ line: problemLines, item: orderItems })
    .from(problemLines)
    .innerJoin(orderItems, eq(orderItems.id, problemLines.orderItemId))
    .where(inArray(problemLines.problemId, problemIds))
    .orderBy(asc(orderItems.productName), asc(orderItems.id));
  return grouped(
    rows,
    ({ line }) => line.problemId,
    ({ line, item }) => ({
      lineId: item.id,
      name: item.productName,
      imageUrl: item.imageUrl ?? placeholderImage,
      unitPriceCents: item.unitPriceCents,
      leftQuantity: item.quantity - item.refundedQuantity,
      quantity: line.quantity,
      offeredQuantity: line.offeredQuantity,
    }),
  );
}

async function readEvents(db: Db, problemIds: string[]) {
  const rows = await db
    .select()
    .from(problemEvents)
    .where(inArray(problemEvents.problemId, problemIds))
    .orderBy(asc(problemEvents.id));
  const pictures = await db
    .select()
    .from(problemPictures)
    .where(
      inArray(
        problemPictures.eventId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(problemPictures.place));
  const picturesOf = grouped(
    pictures,
    ({ eventId }) => eventId!,
    ({ id, width, height }) => ({ id, width, height }),
  );
  return grouped(
    rows,
    ({ problemId }) => problemId,
    ({ id, name, actor, state, words, messages, createdAt }) => ({
      ...{ name: name as ProblemDetail["events"][number]["name"], actor, state, words, messages },
      pictures: picturesOf.get(id) ?? [],
      at: createdAt.toISOString(),
    }),
  );
}

function grouped<Row, Key, Item>(
  rows: Row[],
  keyOf: (row: Row) => Key,
  view: (row: Row) => Item,
): Map<Key, Item[]> {
  const all = new Map<Key, Item[]>();
  for (const row of rows) all.set(keyOf(row), [...(all.get(keyOf(row)) ?? []), view(row)]);
  return all;
}
