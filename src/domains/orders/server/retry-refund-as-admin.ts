import { and, eq, sql } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { paymentsJobs } from "#domains/payments/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { refunds } from "./tables.ts";

/**
 * Retries a refund that the provider refused; of two administrators at once, the second gets CONFLICT. The job asks the
 * provider first whether the refund was made, so that it can never be paid twice. For administrators.
 */
export async function retryRefundAsAdmin(ctx: SignedInCtx, input: { refundId: string }): Promise<AnyOrder> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const [refund] = await tx.db
      .update(refunds)
      .set({ state: "owed", retries: sql`${refunds.retries} + 1` })
      .where(and(eq(refunds.id, input.refundId), eq(refunds.state, "failed")))
      .returning({ id: refunds.id, orderId: refunds.orderId });
    if (!refund) throw new AppError((await isRefund(tx, input.refundId)) ? "CONFLICT" : "NOT_FOUND");
    await tx.jobs.enqueue(tx.db, paymentsJobs.sendRefund, { refundId: refund.id });
    await recordAction(tx, {
      ...{ action: "refund.retry", subject: { kind: "refund", id: refund.id } },
      ...{ before: { state: "failed" }, after: { state: "owed", orderId: refund.orderId } },
    });
    return refund.orderId;
  });
  return getOrderAsAdmin(ctx, { orderId });
}

async function isRefund({ db }: SignedInCtx, id: string): Promise<boolean> {
  return (await db.$count(refunds, eq(refunds.id, id))) > 0;
}
