import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { problemLife, undecidedOutcome } from "#domains/problems/problem-life.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { acceptOffer } from "./internal/accept-offer.ts";
import { type LockedProblem, readLocked } from "./internal/lock-problem.ts";
import { moveProblem } from "./internal/move-problem.ts";
import { refundAndClose, refundFromBalance } from "./internal/refund-and-close.ts";
import { problems } from "./tables.ts";

const atMost = 500;

/**
 * Job `work-off-problems`, hourly: does what the life table says at the end of a state's deadline (R60). What somebody has answered
 * meanwhile, or a bank has frozen, is left alone. One failure does not stop the others.
 */
export async function workOffProblems(infra: Infra): Promise<void> {
  const due = await infra.db
    .select({ id: problems.id, orderId: problems.orderId })
    .from(problems)
    .innerJoin(parcels, eq(parcels.id, problems.parcelId))
    .where(and(lte(problems.dueAt, infra.clock.now()), isNull(parcels.frozenAt)))
    .orderBy(asc(problems.dueAt))
    .limit(atMost);
  for (const { id, orderId } of due)
    await inTransaction(infra, (tx) => workOff(tx, id, orderId)).catch((error) =>
      infra.log.error({ err: error, problemId: id }, "overdue problem"),
    );
}

async function workOff(tx: Infra, problemId: string, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const locked = await readLocked(tx, problemId);
  const { state, dueAt } = locked.problem;
  if (state === "closed" || !dueAt || dueAt > tx.clock.now()) return;
  const { atEnd } = problemLife[state];
  if (atEnd) await ends[atEnd](tx, locked);
}

const bySystem = { actor: "system" } as const;

/** What happens at the end of a deadline, by the table's word for it. */
const ends: Record<
  NonNullable<(typeof problemLife)["reported"]["atEnd"]>,
  (tx: Infra, locked: LockedProblem) => Promise<void>
> = {
  escalate: (tx, locked) =>
    moveProblem(tx, locked, "escalate", { ...bySystem, to: "escalated", change: { cause: "silence" } }),
  accept: (tx, locked) => acceptOffer(tx, locked, "system"),
  confirm: (tx, locked) =>
    moveProblem(tx, locked, "confirm", { ...bySystem, to: "closed", change: { outcome: "replaced" } }),
  end: (tx, locked) =>
    moveProblem(tx, locked, "end", {
      ...{ ...bySystem, to: "closed" },
      change: { outcome: locked.problem.state === "returning" ? "notReturned" : "declined" },
    }),
  refund: (tx, locked) =>
    locked.problem.state === "returned"
      ? refundFromBalance(tx, locked, {
          ...{ ...bySystem, move: "refund", outcome: "returned", bearer: "vendor", restocks: false },
        })
      : decideUndecided(tx, locked),
};

/** No administrator has decided in time: the table's rule does, as a decision that the audit log has. */
async function decideUndecided(tx: Infra, locked: LockedProblem): Promise<void> {
  const { id, cause, kind } = locked.problem;
  const rule = undecidedOutcome(cause!, kind);
  if (rule.refunds) {
    // A vendor that has nothing to say of a parcel that did not come, counts as not having sent it.
    const isUnsent = kind === "notArrived" && cause === "silence";
    const { bearer } = rule;
    await refundAndClose(tx, locked, {
      ...{ ...bySystem, move: "refund", outcome: "refunded", restocks: false, bearer, isUnsent },
    });
  } else await moveProblem(tx, locked, "end", { ...bySystem, to: "closed", change: { outcome: "upheld" } });
  const { outcome, refundId, relievedCents } = locked.problem;
  await recordAction(tx, {
    ...{ action: "problem.decide", subject: { kind: "problem", id }, ownerId: locked.vendor.id },
    after: { outcome, refundId, relievedCents, isAutomatic: true },
  });
}
