import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { OrderStatus } from "#domains/orders/order-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orders, parcels, refunds } from "./tables.ts";

const pageSize = 20;

type Search = { status?: OrderStatus | undefined; search?: string | undefined; page: number };

/** The search: a number, or a part of the buyer's name or email, or of a vendor's name. */
function isFound(db: Db, search: string | undefined): SQL | undefined {
  const wanted = search?.trim();
  if (!wanted) return undefined;
  const number = /^#?(\d{1,15})$/.exec(wanted)?.[1];
  const part = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const ofVendor = db
    .select({ id: parcels.orderId })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(and(eq(parcels.orderId, orders.id), ilike(vendors.companyName, part)));
  return or(
    number ? eq(orders.number, Number(number)) : undefined,
    ilike(users.name, part),
    ilike(users.email, part),
    inArray(orders.id, ofVendor),
  );
}

/**
 * A page of 20 of all orders, newest first, filtered by status and a search for number, buyer or vendor; amounts in
 * cents. For administrators.
 */
export async function listOrdersAsAdmin({ db, clock }: SignedInCtx, input: Search) {
  const wanted = and(input.status && eq(orders.status, input.status), isFound(db, input.search));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ order: orders, buyer: { name: users.name, email: users.email } })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(wanted)
      .orderBy(desc(orders.number))
      .limit(pageSize)
      .offset((input.page - 1) * pageSize),
    db.select({ total: count() }).from(orders).innerJoin(users, eq(users.id, orders.userId)).where(wanted),
  ]);
  const more = await loadMore(
    db,
    rows.map(({ order }) => order.id),
    clock.now(),
  );
  const items = rows.map(({ order, buyer }) => ({
    ...order,
    buyer,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    parcels: more.parcels.get(order.id) ?? [],
    refundedCents: more.refunds.get(order.id)?.cents ?? 0,
    failedRefunds: more.refunds.get(order.id)?.failed ?? 0,
  }));
  return { items, total: counted!.total, page: input.page, pageSize };
}

async function loadMore(db: Db, orderIds: string[], now: Date) {
  if (orderIds.length === 0) return { parcels: new Map(), refunds: new Map() };
  const [sent, given] = await Promise.all([
    db
      .select({
        id: parcels.id,
        orderId: parcels.orderId,
        companyName: vendors.companyName,
        status: parcels.status,
        isLate: sql<boolean>`${parcels.status} = 'processing' and coalesce(${parcels.shipBy} < ${now.toISOString()}, false)`,
      })
      .from(parcels)
      .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
      .where(inArray(parcels.orderId, orderIds))
      .orderBy(asc(parcels.createdAt), asc(parcels.id)),
    db
      .select({
        orderId: refunds.orderId,
        cents: sql`round(sum(${refunds.totalCents}) * 100)`.mapWith(Number),
        failed: sql`count(*) filter (where ${refunds.state} = 'failed')`.mapWith(Number),
      })
      .from(refunds)
      .where(inArray(refunds.orderId, orderIds))
      .groupBy(refunds.orderId),
  ]);
  return {
    parcels: Map.groupBy(sent, (parcel) => parcel.orderId),
    refunds: new Map(given.map((row) => [row.orderId, row])),
  };
}
