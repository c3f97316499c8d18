import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { OrderStatus } from "#domains/orders/order-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isOrderFound } from "./internal/is-order-found.ts";
import { orderItems, orders, parcels } from "./tables.ts";

const pageSize = 20;

/** A user's purchases, paid or being paid; orders cancelled unpaid are none. */
export const isPurchaseOf = (userId: string) =>
  and(eq(orders.userId, userId), or(isNotNull(orders.paidAt), eq(orders.status, "pending")));

type ParcelState = Pick<typeof parcels.$inferSelect, "status" | "carrier" | "trackingNumber"> & {
  companyName: string;
  shipBy: string | null;
};

/** Where each parcel of an order stands, in the order of the vendors' names. */
const parcelsColumn = sql<ParcelState[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'status', p.status, 'companyName', v.company_name, 'shipBy', p.ship_by,
    'carrier', p.carrier, 'trackingNumber', p.tracking_number) order by v.company_name, p.id), '[]')
  from ${parcels} p join ${vendors} v on v.id = p.vendor_id where p.order_id = ${orders}.id)`;

type OrderSearch = { status?: OrderStatus | undefined; search?: string | undefined; page: number };

/**
 * A page of 20 of the caller's purchases, newest first, of one status and matching a search for number, product, vendor or
 * tracking number. For any signed-in user.
 */
export async function listOrders(ctx: SignedInCtx, input: OrderSearch) {
  const mine = and(
    isPurchaseOf(ctx.caller.userId),
    input.status && eq(orders.status, input.status),
    isOrderFound(input.search),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ order: orders, parcels: parcelsColumn })
      .from(orders)
      .where(mine)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(fixedLimit(pageSize))
      .offset((input.page - 1) * pageSize),
    ctx.db.select({ total: count() }).from(orders).where(mine),
  ]);
  const ids = rows.map(({ order }) => order.id);
  const lines = ids.length
    ? await ctx.db
        .select()
        .from(orderItems)
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.productName), asc(orderItems.id))
    : [];
  const items = rows.map(({ order, parcels: sent }) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    shipTo: order.shippingAddress,
    parcels: sent.map((parcel) => ({
      ...parcel,
      shipBy: parcel.shipBy && new Date(parcel.shipBy).toISOString(),
    })),
    lines: lines.filter((line) => line.orderId === order.id).map(toOrderLine),
  }));
  return { items, total: counted!.total, page: input.page, pageSize };
}

/** A sold line as its buyer sees it: as it was at the purchase. */
export function toOrderLine(line: typeof orderItems.$inferSelect) {
  const { productId, productName: name, quantity, unitPriceCents, totalPriceCents } = line;
  return {
    productId,
    name,
    imageUrl: line.imageUrl ?? placeholderImage,
    quantity,
    unitPriceCents,
    totalPriceCents,
  };
}
