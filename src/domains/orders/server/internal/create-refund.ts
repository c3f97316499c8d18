import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { returnStock } from "#domains/inventory/server/return-stock.ts";
import { postRefund } from "#domains/ledger/server/post-refund.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { paymentsJobs } from "#domains/payments/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { queueRefundMails } from "../queue-refund-mails.ts";
import { type PaidBy, settleRefund } from "../settle-refund.ts";
import { orderItems, parcels, refundLines, refunds } from "../tables.ts";
import { hashRequest, type RefundRequest } from "./find-refund-of.ts";
import type { LockedParcel } from "./lock-parcel.ts";
import { notifyRefund } from "./notify-refund.ts";
import { type Asked, type Part, reckonRefund } from "./reckon-refund.ts";

/** A refund as it was made, in cents. */
export type Refund = { id: string; vendorId: string } & Record<
  "totalCents" | "goodsCents" | "shippingCents" | "commissionCents" | "subsidyCents",
  number
>;
export type RefundDraft = RefundRequest &
  Asked & {
    actor: (typeof refunds.$inferSelect)["actor"];
    /** The administrator who decided it. */
    decidedBy?: string | undefined;
    reason: string;
    restocks: boolean;
    /** Whether the parcel was never sent: the platform's whole subsidy goes back then. */
    isUnsent: boolean;
    /** `card`, unless its money has left already. */
    paidBy?: PaidBy | undefined;
    /** The provider's refund by which it left, if the platform made it there. */
    providerRefundId?: string | undefined;
  };

/**
 * The only way to refund a part of a parcel, in the caller's transaction: the refund is recorded as owed and posted,
 * goods are restocked if so chosen, and a job calls the card provider, unless the money has left already.
 * NOT_REFUNDABLE above what is left of a line, the delivery price or the parcel, PAYMENT_DISPUTED while its payment is disputed,
 * CONFLICT if the request's id made another refund. The parcel's order is locked.
 */
export async function createRefund(tx: Infra, locked: LockedParcel, draft: RefundDraft): Promise<Refund> {
  const { order, parcel, vendor } = locked;
  const { paidBy = "card" } = draft;
  if (paidBy === "card" && parcel.frozenAt) throw new AppError("PAYMENT_DISPUTED");
  const { parts, amounts } = reckonRefund(parcel, draft);
  const { requestId, actor, decidedBy, reason, restocks, providerRefundId = null } = draft;
  const refund = {
    ...{ id: randomUUID(), orderId: order.id, parcelId: parcel.id, actor, decidedBy, reason, restocks },
    ...{ requestId, requestHash: hashRequest(draft), createdAt: tx.clock.now() },
    ...{ ...amounts, paidBy },
  };
  // The same id for two parcels at the same time: the second waits here for the first.
  const inserted = await tx.db
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.requestId })
    .returning({ id: refunds.id });
  if (inserted.length === 0) throw new AppError("CONFLICT");
  await countParts(tx, refund, parts);
  await postRefund(tx, { ...refund, vendorId: vendor.id });
  const goods = parts.filter(({ quantity }) => quantity > 0);
  if (restocks && goods.length > 0) await restock(tx, vendor.id, { ...refund, goods });
  if (paidBy === "card") await tx.jobs.enqueue(tx.db, paymentsJobs.sendRefund, { refundId: refund.id });
  else await settleRefund(tx, refund.id, { state: "refunded", providerRefundId });
  // The bank informs its customer, and the vendor gets a mail about the dispute.
  if (paidBy !== "chargeback") {
    await queueRefundMails(tx, refund.id);
    await notifyRefund(tx, locked, refund);
  }
  await announce(tx, locked, refund);
  return { id: refund.id, vendorId: vendor.id, ...amounts };
}

type Made = { id: string; totalCents: number };

async function announce(tx: Infra, { order, parcel, vendor }: LockedParcel, refund: Made): Promise<void> {
  const { id: refundId, totalCents } = refund;
  const concerned = [order.userId, ...vendor.teamIds];
  await publishAllLive(
    tx.db,
    concerned.map((userId) => ({ userId, event: orderChanged, id: order.id })),
  );
  await publishVendorEvent(tx, {
    vendorId: vendor.id,
    type: "refund.created",
    payload: { refundId, parcelId: parcel.id, orderNumber: order.number, totalCents },
  });
}

type Returned = Parameters<typeof returnStock>[1] & { id: string };

async function restock(tx: Infra, vendorId: string, returned: Returned): Promise<void> {
  for (const { stockQuantity, ...moved } of await returnStock(tx, returned))
    await publishVendorEvent(tx, {
      vendorId,
      type: "stock.changed",
      payload: { ...moved, stockQuantity, refundId: returned.id },
    });
}

/** Writes a refund's lines, and updates the refunded amounts of order lines and parcel. */
async function countParts(
  { db }: Infra,
  refund: { id: string; parcelId: string; shippingCents: number; subsidyCents: number },
  parts: Part[],
): Promise<void> {
  for (const { orderItemId, before, quantity, goodsCents, taxCents, commissionCents } of parts) {
    await db
      .insert(refundLines)
      .values({ refundId: refund.id, orderItemId, quantity, goodsCents, taxCents, commissionCents });
    const counted = await db
      .update(orderItems)
      .set({
        refundedQuantity: before.quantity + quantity,
        refundedCents: plus(orderItems.refundedCents, goodsCents),
        refundedTaxCents: plus(orderItems.refundedTaxCents, taxCents),
        refundedCommissionCents: plus(orderItems.refundedCommissionCents, commissionCents),
      })
      .where(
        and(
          eq(orderItems.id, orderItemId),
          eq(orderItems.refundedQuantity, before.quantity),
          eq(orderItems.refundedCents, before.goodsCents),
        ),
      )
      .returning({ id: orderItems.id });
    if (counted.length === 0) throw new AppError("CONFLICT");
  }
  if (refund.shippingCents > 0 || refund.subsidyCents > 0)
    await db
      .update(parcels)
      .set({
        refundedShippingCents: plus(parcels.refundedShippingCents, refund.shippingCents),
        refundedSubsidyCents: plus(parcels.refundedSubsidyCents, refund.subsidyCents),
      })
      .where(eq(parcels.id, refund.parcelId));
}

const plus = (column: PgColumn, cents: number) => sql`${column} + ${sql.param(cents, column)}`;
