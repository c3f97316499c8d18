import { eq } from "drizzle-orm";
import { disputesJobs } from "#domains/disputes/jobs.ts";
import { postDispute, postDisputeReturn } from "#domains/ledger/server/post-dispute.ts";
import { freezeParcels } from "#domains/orders/server/freeze-parcels.ts";
import { settleRefund } from "#domains/orders/server/settle-refund.ts";
import { pauseProblems, resumeProblems } from "#domains/problems/server/pause-problems.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { announceLatePayment } from "./internal/announce-late-payment.ts";
import { chargeBack } from "./internal/charge-back.ts";
import { lockPaidOrder } from "./internal/lock-paid-order.ts";
import {
  fetchProviderDispute,
  fetchProviderRefunds,
  type ProviderDispute,
  type ProviderRefund,
} from "./internal/provider-disputes.ts";
import { releaseIfClear } from "./internal/release-if-clear.ts";
import { queueDisputeMails } from "./queue-dispute-mails.ts";
import { disputes } from "./tables.ts";

type Dispute = typeof disputes.$inferSelect;

const retryMilliseconds = 5_000;

/**
 * Job `settle-dispute`: brings a dispute to the provider's state, which is asked first, outside any transaction (R59).
 * New: the parcels' money is frozen. Won: it is released. Lost: it becomes refunds that the vendors bear. Each step
 * happens once, however often and in whatever order the events come.
 */
export async function settleDispute(infra: Infra, data: { providerDisputeId: string }): Promise<void> {
  const found = await fetchProviderDispute(infra, data.providerDisputeId);
  const { orderId } = found;
  if (!orderId) return;
  const { refunds } = await fetchProviderRefunds(infra, found.paymentId);
  await inTransaction(infra, async (tx) => {
    const order = await lockPaidOrder(tx, orderId, found.paymentId);
    if (order === "unsettled") {
      const startAfter = new Date(tx.clock.now().getTime() + retryMilliseconds);
      await tx.jobs.enqueue(tx.db, disputesJobs.settleDispute, data, { startAfter });
    } else if (order === "unknown") await reportUnknown(tx, orderId, found);
    else {
      await settleOwn(tx, refunds);
      await applyDispute(tx, orderId, found);
    }
  });
}

/** Of a payment that did not become an order: of one that came too late, it is an administrator's. */
async function reportUnknown(
  tx: Infra,
  orderId: string,
  { id: providerId, paymentId: providerPaymentId, amountCents }: ProviderDispute,
): Promise<void> {
  const about = { orderId, providerPaymentId, providerId, amountCents };
  if (!(await announceLatePayment(tx, { kind: "latePaymentDisputed", ...about })))
    tx.log.error({ orderId, providerDisputeId: providerId }, "dispute about a payment without an order");
}

/**
 * A refund that the provider made before the dispute, and whose answer was lost, waits while the payment is disputed: it has
 * left all the same, so no chargeback may pay it.
 */
async function settleOwn(tx: Infra, made: readonly ProviderRefund[]): Promise<void> {
  for (const { refundId, id: providerRefundId, hasFailed } of made)
    if (refundId && !hasFailed) await settleRefund(tx, refundId, { state: "refunded", providerRefundId });
}

async function applyDispute(tx: Infra, orderId: string, found: ProviderDispute): Promise<void> {
  const dispute = await openDispute(tx, orderId, found);
  await bookMovements(tx, dispute, found);
  await tx.db.update(disputes).set({ answerBy: found.answerBy }).where(eq(disputes.id, dispute.id));
  if (dispute.state !== "open" || found.state === "open") return;
  await tx.db
    .update(disputes)
    .set({ state: found.state, closedAt: tx.clock.now() })
    .where(eq(disputes.id, dispute.id));
  if (found.state === "lost") await chargeBack(tx, dispute.id);
  await releaseIfClear(tx, orderId);
  await resumeProblems(tx, orderId, found.state);
  await queueDisputeMails(tx, dispute.id, found.state);
}

/** The dispute's row, made now if it is new. The order's lock keeps a second job out. */
async function openDispute(tx: Infra, orderId: string, found: ProviderDispute): Promise<Dispute> {
  const [known] = await tx.db.select().from(disputes).where(eq(disputes.providerDisputeId, found.id));
  if (known) return known;
  const { id: providerDisputeId, reason, amountCents, answerBy } = found;
  const [made] = await tx.db
    .insert(disputes)
    .values({ orderId, providerDisputeId, reason, amountCents, answerBy, createdAt: tx.clock.now() })
    .returning();
  await freezeParcels(tx, orderId);
  await pauseProblems(tx, orderId);
  await queueDisputeMails(tx, made!.id, "opened");
  return made!;
}

/** Posts what the bank took, and what came back of it, each once. */
async function bookMovements(tx: Infra, dispute: Dispute, found: ProviderDispute): Promise<void> {
  const { id, orderId } = dispute;
  const { takenCents, returnedCents, feeCents } = found;
  const isTaken = takenCents > dispute.takenCents;
  const isReturned = returnedCents > dispute.returnedCents;
  if (!isTaken && !isReturned) return;
  // Both at once if the first event is late: the fee was taken with the amount.
  const feeBefore = isTaken ? Math.max(feeCents, 0) : dispute.feeCents;
  if (isTaken) await postDispute(tx, { id, orderId, amountCents: takenCents, feeCents: feeBefore });
  if (isReturned)
    await postDisputeReturn(tx, {
      ...{ id, orderId },
      ...{ amountCents: returnedCents, feeCents: feeBefore - feeCents },
    });
  await tx.db.update(disputes).set({ takenCents, returnedCents, feeCents }).where(eq(disputes.id, id));
}
