import { stringify } from "csv-stringify/sync";
import { desc, eq } from "drizzle-orm";
import type { ParcelFilter } from "#domains/orders/order-life.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { whereParcels } from "./list-parcels.ts";
import { orderItems, orders, parcels } from "./tables.ts";

const mostLines = 10_000;
const usd = (cents: number) => (cents / 100).toFixed(2);
const dayOf = (time: Date | null) => time?.toISOString() ?? "";

/**
 * The caller's parcels as CSV, one row per line, newest first, in dollars: filtered like the list, at most 10,000
 * lines. Safe from spreadsheet formulas. For an approved vendor.
 */
export async function exportParcels(
  ctx: SignedInCtx,
  input: { filter: ParcelFilter; search?: string | undefined },
): Promise<{ fileName: string; csv: string; isComplete: boolean }> {
  const rows = await ctx.db
    .select({ parcel: parcels, order: orders, line: orderItems })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(whereParcels(ctx, input))
    .orderBy(desc(parcels.createdAt), desc(parcels.id), orderItems.productName)
    .limit(mostLines + 1);
  const csv = stringify(rows.slice(0, mostLines).map(toRow), {
    header: true,
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return { fileName: `parcels-${day}.csv`, csv, isComplete: rows.length <= mostLines };
}

type Row = {
  parcel: typeof parcels.$inferSelect;
  order: typeof orders.$inferSelect;
  line: typeof orderItems.$inferSelect;
};

function toRow({ parcel, order, line }: Row) {
  const { fullName, line1, line2, city, state, postalCode, country, phone } = order.shippingAddress;
  return {
    order_number: String(order.number),
    parcel_id: parcel.id,
    status: parcel.status,
    paid_at: dayOf(order.paidAt),
    ship_by: dayOf(parcel.shipBy),
    shipped_at: dayOf(parcel.shippedAt),
    delivered_at: dayOf(parcel.deliveredAt),
    carrier: parcel.carrier ?? "",
    tracking_number: parcel.trackingNumber ?? "",
    recipient: fullName,
    address_1: line1,
    address_2: line2 ?? "",
    city,
    state: state ?? "",
    postal_code: postalCode ?? "",
    country,
    phone,
    product: line.productName,
    quantity: String(line.quantity),
    unit_price_usd: usd(line.unitPriceCents),
    goods_usd: usd(line.totalPriceCents),
    commission_usd: usd(line.commissionCents),
    refunded_quantity: String(line.refundedQuantity),
    refunded_usd: usd(line.refundedCents),
    refunded_commission_usd: usd(line.refundedCommissionCents),
  };
}
