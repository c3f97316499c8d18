import { disputesJobs } from "#domains/disputes/jobs.ts";
import { postOutsideRefund } from "#domains/ledger/server/post-dispute.ts";
import { freezeParcels } from "#domains/orders/server/freeze-parcels.ts";
import { returnRefunds } from "#domains/orders/server/return-refunds.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { announceLatePayment } from "./internal/announce-late-payment.ts";
import { lockPaidOrder } from "./internal/lock-paid-order.ts";
import { notifyOutsideRefund } from "./internal/notify-outside-refund.ts";
import { fetchProviderRefunds, type ProviderRefund } from "./internal/provider-disputes.ts";
import { undoOutsideRefund } from "./internal/undo-outside-refund.ts";
import { queueOutsideRefundMails, queueReturnedRefundMails } from "./queue-dispute-mails.ts";
import { outsideRefunds } from "./tables.ts";

const retryMilliseconds = 5_000;

/**
 * Job `adopt-refunds`: adopts the refunds of a payment that were made at the card provider and not here (R59): posted,
 * the order's money frozen, and an administrator asked which goods they were for; buyer and vendors are told. Each is adopted once. What came back because
 * the buyer's bank did not take it is undone, once: one of ours is owed again, and an administrator is told to send it
 * again; one made at the provider counts no more, and what was assigned of it is owed again.
 */
export async function adoptRefunds(infra: Infra, data: { providerPaymentId: string }): Promise<void> {
  const { orderId, refunds } = await fetchProviderRefunds(infra, data.providerPaymentId);
  const failed = refunds.filter(({ hasFailed }) => hasFailed);
  const outside = refunds.filter(({ isOurs, hasFailed }) => !isOurs && !hasFailed);
  if (!orderId || outside.length + failed.length === 0) return;
  await inTransaction(infra, async (tx) => {
    const order = await lockPaidOrder(tx, orderId, data.providerPaymentId);
    if (order === "unsettled") {
      const startAfter = new Date(tx.clock.now().getTime() + retryMilliseconds);
      await tx.jobs.enqueue(tx.db, disputesJobs.adoptRefunds, data, { startAfter });
    } else if (order === "unknown") await reportUnknown(tx, { orderId, ...data }, [...failed, ...outside]);
    else {
      for (const refund of outside) await adopt(tx, orderId, refund);
      for (const { id } of failed) await undo(tx, id);
    }
  });
}

/** Of a payment that did not become an order: of one that came too late, what came back is an administrator's. */
async function reportUnknown(
  tx: Infra,
  about: { orderId: string; providerPaymentId: string },
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const { id: providerId, amountCents, hasFailed } of refunds)
    if (
      !hasFailed ||
      !(await announceLatePayment(tx, { kind: "lateRefundReturned", ...about, providerId, amountCents }))
    )
      tx.log.error({ ...about, providerId }, "refund of a payment without an order, made at the provider");
}

async function adopt(tx: Infra, orderId: string, { id, amountCents }: ProviderRefund): Promise<void> {
  const [made] = await tx.db
    .insert(outsideRefunds)
    .values({ orderId, providerRefundId: id, amountCents, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: outsideRefunds.id });
  if (!made) return;
  await postOutsideRefund(tx, { id: made.id, orderId, amountCents });
  await freezeParcels(tx, orderId);
  await queueOutsideRefundMails(tx, made.id);
  await notifyOutsideRefund(tx, "Found", { id: made.id, orderId, cents: amountCents });
}

async function undo(tx: Infra, providerRefundId: string): Promise<void> {
  const returned =
    (await undoOutsideRefund(tx, providerRefundId)) ?? (await returnRefunds(tx, providerRefundId));
  if (returned) await queueReturnedRefundMails(tx, { ...returned, providerRefundId });
}
