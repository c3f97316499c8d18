import { and, eq, inArray } from "drizzle-orm";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { parcelMoney } from "#domains/orders/parcel-money.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { giftOf, timesOf, unscopedListSteps } from "./internal/view-parcel.ts";
import { toOrderLine } from "./list-orders.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { unscopedListRefunds } from "./list-refunds.ts";
import { orders } from "./tables.ts";

/**
 * One of the caller's orders with its parcels, their timelines and refunds. NOT_FOUND for any other. For any
 * signed-in user.
 */
export async function getOrder(ctx: SignedInCtx, input: { orderId: string }): Promise<OrderDetail> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, input.orderId), eq(orders.userId, ctx.caller.userId)));
  if (!order) throw new AppError("NOT_FOUND");
  const parcels = await unscopedListParcels(ctx.db, order.id);
  const [senders, steps, refunds] = await Promise.all([
    ctx.db
      .select({ id: vendors.id, companyName: vendors.companyName })
      .from(vendors)
      .where(
        inArray(
          vendors.id,
          parcels.map((parcel) => parcel.vendorId),
        ),
      ),
    unscopedListSteps(
      ctx.db,
      parcels.map((parcel) => parcel.id),
    ),
    unscopedListRefunds(ctx.db, order.id),
  ]);
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    gift: giftOf(order),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedCents: sumCents(parcels.map((parcel) => parcelMoney(parcel, parcel.lines).refundedCents)),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      ...timesOf(parcel),
      isFrozen: parcel.frozenAt !== null,
      vendor: senders.find((vendor) => vendor.id === parcel.vendorId)!,
      lines: parcel.lines.map((line) => ({ ...toOrderLine(line), refundedQuantity: line.refundedQuantity })),
      events: steps.get(parcel.id) ?? [],
      refunds: refunds.filter((refund) => refund.parcelId === parcel.id),
    })),
  };
}
