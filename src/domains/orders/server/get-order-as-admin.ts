import { eq, inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { describeParcel, unscopedListSteps } from "./internal/view-parcel.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { unscopedListRefunds } from "./list-refunds.ts";
import { orders } from "./tables.ts";

/** Any order with its parcels, money and refunds; amounts in cents. NOT_FOUND if there is none. For administrators. */
export async function getOrderAsAdmin(ctx: SignedInCtx, input: { orderId: string }): Promise<AnyOrder> {
  const { db, clock } = ctx;
  const [found] = await db
    .select({ order: orders, buyer: { name: users.name, email: users.email } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, input.orderId));
  if (!found) throw new AppError("NOT_FOUND");
  const { order, buyer } = found;
  const parcels = await unscopedListParcels(db, order.id);
  const [senders, events, refunds] = await Promise.all([
    db
      .select({ id: vendors.id, companyName: vendors.companyName })
      .from(vendors)
      .where(
        inArray(
          vendors.id,
          parcels.map((parcel) => parcel.vendorId),
        ),
      ),
    unscopedListSteps(
      db,
      parcels.map((parcel) => parcel.id),
    ),
    unscopedListRefunds(db, order.id),
  ]);
  const refundedCents = sumCents(refunds.map((refund) => refund.totalCents));
  return {
    ...order,
    buyer,
    refundedCents,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    payment: { amountCents: order.paidAt ? order.totalCents : 0, refundedCents },
    parcels: parcels.map((parcel) => {
      const vendor = senders.find(({ id }) => id === parcel.vendorId)!;
      return describeParcel(parcel, order, { vendor, events, refunds, now: clock.now() });
    }),
  };
}
