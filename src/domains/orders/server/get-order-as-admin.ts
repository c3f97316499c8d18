import { eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listWaitingApprovals } from "#domains/approvals/server/list-approvals.ts";
import { users } from "#domains/auth/server/tables.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { describeParcel, unscopedListSteps } from "./internal/view-parcel.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { unscopedListRefunds } from "./list-refunds.ts";
import { orderLimits, orders } from "./tables.ts";

const setters = alias(users, "setters");

/** Any order with its parcels, money and refunds; amounts in cents. NOT_FOUND if there is none. For administrators. */
export async function getOrderAsAdmin(ctx: SignedInCtx, input: { orderId: string }): Promise<AnyOrder> {
  const { db, clock } = ctx;
  const { order, buyer } = await findOrder(db, input.orderId);
  const parcels = await unscopedListParcels(db, order.id);
  const [senders, events, refunds, approvals] = await Promise.all([
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
    listWaitingApprovals(
      ctx,
      "parcel",
      parcels.map((parcel) => parcel.id),
    ),
  ]);
  const refundedCents = sumCents(refunds.map((refund) => refund.totalCents));
  return {
    ...order,
    buyer,
    refundedCents,
    approvals,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    payment: { amountCents: order.paidAt ? order.totalCents : 0, refundedCents },
    parcels: parcels.map((parcel) => {
      const vendor = senders.find(({ id }) => id === parcel.vendorId)!;
      return describeParcel(parcel, order, { vendor, events, refunds, now: clock.now() });
    }),
  };
}

/** An order and its buyer, with what the buyer may order at most where that was raised. */
async function findOrder(db: Db, orderId: string) {
  const [found] = await db
    .select({
      order: orders,
      buyer: { id: users.id, name: users.name, email: users.email },
      limit: orderLimits,
      setBy: setters.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(orderLimits, eq(orderLimits.userId, orders.userId))
    .leftJoin(setters, eq(setters.id, orderLimits.setBy))
    .where(eq(orders.id, orderId));
  if (!found) throw new AppError("NOT_FOUND");
  const { order, buyer, limit, setBy } = found;
  const orderLimit = limit && { ...limit, setBy, setAt: limit.setAt.toISOString() };
  return { order, buyer: { ...buyer, orderLimit } };
}
