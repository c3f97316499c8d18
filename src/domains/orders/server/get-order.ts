import { and, asc, eq, inArray } from "drizzle-orm";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { toOrderLine } from "./list-orders.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { orders, parcelEvents } from "./tables.ts";

/** One of the caller's orders with its parcels and their timelines. NOT_FOUND for any other. For any signed-in person. */
export async function getOrder(ctx: SignedInCtx, input: { orderId: string }): Promise<OrderDetail> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, input.orderId), eq(orders.userId, ctx.caller.userId)));
  if (!order) throw new AppError("NOT_FOUND");
  const parcels = await unscopedListParcels(ctx.db, order.id);
  const [senders, events] = await Promise.all([
    ctx.db
      .select({ id: vendors.id, companyName: vendors.companyName })
      .from(vendors)
      .where(
        inArray(
          vendors.id,
          parcels.map((p) => p.vendorId),
        ),
      ),
    ctx.db
      .select()
      .from(parcelEvents)
      .where(
        inArray(
          parcelEvents.parcelId,
          parcels.map((p) => p.id),
        ),
      )
      .orderBy(asc(parcelEvents.id)),
  ]);
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      vendor: senders.find((vendor) => vendor.id === parcel.vendorId)!,
      lines: parcel.lines.map(toOrderLine),
      events: events
        .filter((event) => event.parcelId === parcel.id)
        .map((event) => ({ status: event.status, at: event.createdAt.toISOString() })),
    })),
  };
}
