import type { Market } from "@cafeto/demo-market/types";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { lineId, orderId, parcelId } from "./order-ids.ts";
import { type PricedOrder, priceOrders } from "./price-orders.ts";
import { seedId } from "./seed-id.ts";
import { seedLedger } from "./seed-ledger.ts";
import { type SoldParcel, seedParcels } from "./seed-parcels.ts";
import { buyerId } from "./seed-people.ts";
import { type CancelledParcel, seedRefunds } from "./seed-refunds.ts";
import { productId, vendorId } from "./seed-shops.ts";

/** A year of paid orders as the shop itself would have written them: priced, taxed, posted and taken from the stock. */
export async function seedOrders(
  db: Db,
  market: Market,
  imageOf: (productKey: string) => string | undefined,
): Promise<void> {
  const priced = await priceOrders(db, market, imageOf);
  const sold = priced.flatMap(toSoldParcels);
  const cancelled = sold.flatMap(toCancelled);
  await insertRows(db, orders, priced.map(toOrder));
  await seedParcels(db, sold, cancelled);
  await insertRows(db, stockMovements, sold.flatMap(toSales));
  await seedRefunds(db, cancelled);
  await insertRows(db, paymentAttempts, priced.map(toAttempt));
  await seedLedger(db, priced, cancelled);
}

/** What the year's orders took of each product; cancelled parcels gave it back. */
export function soldQuantities(market: Market): Map<string, number> {
  const sold = new Map<string, number>();
  for (const parcel of market.orders
    .flatMap((order) => order.parcels)
    .filter((parcel) => parcel.status !== "cancelled"))
    for (const line of parcel.lines)
      sold.set(line.productKey, (sold.get(line.productKey) ?? 0) + line.quantity);
  return sold;
}

function toOrder({ order, buyer, basket }: PricedOrder) {
  return {
    id: orderId(order.key),
    userId: buyerId(order.buyerKey),
    goodsCents: basket.goodsCents,
    shippingCents: basket.shippingCents,
    taxCents: basket.taxCents,
    totalCents: basket.totalCents,
    shippingAddress: { line2: null, state: null, postalCode: null, ...buyer.address },
    language: buyer.language,
    status: "pending" as const,
    createdAt: order.createdAt,
    paidAt: order.createdAt,
  };
}

function toAttempt({ order, basket }: PricedOrder) {
  return {
    id: seedId("attempt", order.key),
    orderId: orderId(order.key),
    amountCents: basket.totalCents,
    state: "paid" as const,
    expiresAt: order.createdAt,
    createdAt: order.createdAt,
    settledAt: order.createdAt,
  };
}

function toSoldParcels({ order, basket }: PricedOrder): SoldParcel[] {
  return order.parcels.map((parcel) => ({
    order,
    parcel,
    priced: basket.parcels.find((p) => p.vendorId === vendorId(parcel.vendorKey))!,
    id: parcelId(order.key, parcel.vendorKey),
  }));
}

function toSales({ order, priced }: SoldParcel) {
  return priced.lines.map((line) => ({
    productId: productId(line.productId),
    delta: -line.quantity,
    reason: "sale" as const,
    orderId: orderId(order.key),
    createdAt: order.createdAt,
  }));
}

/** What a cancelled parcel gives back; nothing for any other. */
function toCancelled({ order, parcel, priced, id }: SoldParcel): CancelledParcel[] {
  if (parcel.status !== "cancelled") return [];
  const lines = priced.lines.map((line) => ({
    ...line,
    id: lineId(order.key, line.productId),
    productId: productId(line.productId),
  }));
  const cancelledAt = parcel.cancelledAt ?? order.createdAt;
  return [{ ...priced, id, orderId: orderId(order.key), cancelledAt, lines }];
}
