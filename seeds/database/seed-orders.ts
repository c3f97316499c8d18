import { sql } from "drizzle-orm";
import { zoneOf } from "#domains/checkout/server/address/zone-of.ts";
import { type PricedParcel, priceBasket } from "#domains/checkout/server/price-basket.ts";
import { taxRates } from "#domains/checkout/server/tables.ts";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import type { CompoundPosting, Posting } from "#domains/ledger/server/post-entries.ts";
import { entriesOf } from "#domains/ledger/server/post-entries.ts";
import { saleOf } from "#domains/ledger/server/post-sale.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { orderItems, orders, parcelEvents, parcels } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { plans } from "#domains/plans/plan-table.ts";
import { freeShippingDefaults } from "#domains/promotions/server/free-shipping.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import type { Market, SeedBuyer, SeedOrder, SeedParcel } from "../market/types.ts";
import { seedId } from "./seed-id.ts";
import { buyerId } from "./seed-people.ts";
import { type CancelledParcel, cancelReasonOf, postingsOf, seedRefunds } from "./seed-refunds.ts";
import { productId, vendorId } from "./seed-shops.ts";

const orderId = (key: string) => seedId("order", key);
const parcelId = (order: string, vendor: string) => seedId("parcel", `${order}/${vendor}`);
const lineId = (order: string, product: string) => seedId("line", `${order}/${product}`);

/** A year of paid orders as the shop itself would have written them: priced, taxed, posted and taken from the stock. */
export async function seedOrders(
  db: Db,
  market: Market,
  imageOf: (productKey: string) => string | undefined,
): Promise<void> {
  const rates = new Map(
    (await db.select().from(taxRates)).map((rate) => [`${rate.country}/${rate.state}`, rate.basisPoints]),
  );
  const price = pricerOf(market, rates, imageOf);
  const priced = market.orders.map((order) => ({ order, ...price(order) }));

  await insertRows(
    db,
    orders,
    priced.map(({ order, buyer, basket }) => ({
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
    })),
  );
  const withParcels = priced.flatMap(({ order, basket }) =>
    order.parcels.map((parcel) => ({
      order,
      parcel,
      priced: basket.parcels.find((p) => p.vendorId === vendorId(parcel.vendorKey))!,
      id: parcelId(order.key, parcel.vendorKey),
    })),
  );
  const cancelled = withParcels.flatMap(toCancelled);
  await insertRows(
    db,
    parcels,
    withParcels.map(({ order, parcel, priced, id }) => ({
      id,
      orderId: orderId(order.key),
      vendorId: priced.vendorId,
      status: parcel.status,
      goodsCents: priced.goodsCents,
      shippingCents: priced.shippingCents,
      shippingSubsidyCents: priced.shippingSubsidyCents,
      taxCents: priced.taxCents,
      carrier: parcel.carrier ?? null,
      trackingNumber: parcel.trackingNumber ?? null,
      shipBy: later(order.createdAt, handlingHours),
      acceptedAt: parcel.shippedAt ? between(order.createdAt, parcel.shippedAt) : null,
      ...cancelledColumns(cancelled.find((gone) => gone.id === id)),
      shippedAt: parcel.shippedAt ?? null,
      deliveredAt: parcel.deliveredAt ?? null,
      createdAt: order.createdAt,
    })),
  );
  // The trigger noted one step a parcel; its true history replaces that.
  await db.execute(sql`delete from ${parcelEvents}`);
  await insertRows(
    db,
    parcelEvents,
    withParcels.flatMap(({ order, parcel, id }) =>
      eventsOf(order, parcel).map((event) => ({ parcelId: id, ...event })),
    ),
  );
  await insertRows(
    db,
    orderItems,
    withParcels.flatMap(({ order, priced, id }) =>
      priced.lines.map(({ productId: key, name, ...line }) => ({
        ...line,
        ...refundedColumns(
          line,
          cancelled.some((gone) => gone.id === id),
        ),
        id: lineId(order.key, key),
        orderId: orderId(order.key),
        parcelId: id,
        productId: productId(key),
        productName: name,
      })),
    ),
  );
  await insertRows(
    db,
    stockMovements,
    withParcels.flatMap(({ order, priced }) =>
      priced.lines.map((line) => ({
        productId: productId(line.productId),
        delta: -line.quantity,
        reason: "sale" as const,
        orderId: orderId(order.key),
        createdAt: order.createdAt,
      })),
    ),
  );
  await seedRefunds(db, cancelled);
  await insertRows(
    db,
    paymentAttempts,
    priced.map(({ order, basket }) => ({
      id: seedId("attempt", order.key),
      orderId: orderId(order.key),
      amountCents: basket.totalCents,
      state: "paid" as const,
      expiresAt: order.createdAt,
      createdAt: order.createdAt,
      settledAt: order.createdAt,
    })),
  );
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

function pricerOf(market: Market, rates: Map<string, number>, imageOf: (key: string) => string | undefined) {
  const buyers = new Map(market.buyers.map((buyer) => [buyer.key, buyer]));
  const sellers = new Map(market.vendors.map((vendor) => [vendor.key, vendor]));
  const goods = new Map(market.products.map((product) => [product.key, product]));
  return (
    order: SeedOrder,
  ): {
    buyer: SeedBuyer;
    basket: {
      parcels: PricedParcel[];
      goodsCents: number;
      shippingCents: number;
      taxCents: number;
      totalCents: number;
    };
  } => {
    const buyer = buyers.get(order.buyerKey)!;
    const { country, state = "" } = buyer.address;
    const lines = order.parcels.flatMap((parcel) => {
      const seller = sellers.get(parcel.vendorKey)!;
      const vendor = {
        id: vendorId(seller.key),
        companyName: seller.companyName,
        commissionBasisPoints: plans[seller.planType].commissionBasisPoints,
        profile: seller.shipping,
        zone: zoneOf(seller.country, country),
      };
      return parcel.lines.map((line) => {
        const product = goods.get(line.productKey)!;
        return {
          productId: product.key,
          name: product.name,
          imageUrl: imageOf(product.key) ?? "",
          quantity: line.quantity,
          unitPriceCents: line.unitPriceCents,
          weightGrams: product.weightGrams,
          vendor,
        };
      });
    });
    const taxBasisPoints = rates.get(`${country}/${state}`) ?? rates.get(`${country}/`) ?? 0;
    return {
      buyer,
      basket: priceBasket(lines, { taxBasisPoints, freeShippingFrom: freeShippingDefaults.checkoutCents }),
    };
  };
}

type WithParcel = { order: SeedOrder; parcel: SeedParcel; priced: PricedParcel; id: string };

const later = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);
const between = (from: Date, to: Date) => new Date((from.getTime() + to.getTime()) / 2);

/** Within how many hours a vendor hands a parcel to its carrier. */
const handlingHours = 72;

/** What a cancelled parcel gives back; nothing for any other. */
function toCancelled({ order, parcel, priced, id }: WithParcel): CancelledParcel[] {
  if (parcel.status !== "cancelled") return [];
  const lines = priced.lines.map((line) => ({
    ...line,
    id: lineId(order.key, line.productId),
    productId: productId(line.productId),
  }));
  const cancelledAt = parcel.cancelledAt ?? order.createdAt;
  return [{ ...priced, id, orderId: orderId(order.key), cancelledAt, lines }];
}

const cancelledColumns = (parcel: CancelledParcel | undefined) => ({
  cancelReason: parcel ? cancelReasonOf(parcel) : null,
  refundedShippingCents: parcel?.shippingCents ?? 0,
});

const refundedColumns = (
  line: Pick<PricedParcel["lines"][number], "quantity" | "totalPriceCents" | "taxCents" | "commissionCents">,
  isCancelled: boolean,
) => ({
  refundedQuantity: isCancelled ? line.quantity : 0,
  refundedCents: isCancelled ? line.totalPriceCents : 0,
  refundedTaxCents: isCancelled ? line.taxCents : 0,
  refundedCommissionCents: isCancelled ? line.commissionCents : 0,
});

function eventsOf(order: SeedOrder, parcel: SeedParcel) {
  const steps = [
    { status: "pending" as const, createdAt: order.createdAt },
    { status: "processing" as const, createdAt: new Date(order.createdAt.getTime() + 90_000) },
    { status: "shipped" as const, createdAt: parcel.shippedAt },
    { status: "delivered" as const, createdAt: parcel.deliveredAt },
    { status: "cancelled" as const, createdAt: parcel.cancelledAt },
  ];
  return steps.flatMap(({ status, createdAt }) => (createdAt ? [{ status, createdAt }] : []));
}

type Dated = (Posting | CompoundPosting) & { id: string; createdAt: Date };

const dated = (posting: Posting | CompoundPosting, createdAt: Date): Dated => ({
  ...posting,
  id: seedId("posting", `${posting.kind}/${posting.referenceId}`),
  createdAt,
});

async function seedLedger(
  db: Db,
  priced: { order: SeedOrder; basket: { parcels: PricedParcel[] } }[],
  cancelled: CancelledParcel[],
): Promise<void> {
  const sales = priced.flatMap(({ order, basket }) =>
    saleOf(
      orderId(order.key),
      basket.parcels.map((parcel) => ({
        ...parcel,
        id: parcelId(
          order.key,
          order.parcels.find((p) => vendorId(p.vendorKey) === parcel.vendorId)!.vendorKey,
        ),
        lines: parcel.lines.map((line) => ({ ...line, id: lineId(order.key, line.productId) })),
      })),
    ).map((posting) => dated(posting, order.createdAt)),
  );
  const refunded = cancelled.flatMap((parcel) =>
    postingsOf(parcel).map((posting) => dated(posting, parcel.cancelledAt)),
  );
  const written = [...sales, ...refunded]
    .map((posting) => ({ posting, entries: entriesOf(posting) }))
    .filter(({ entries }) => entries.length > 0);
  await insertRows(
    db,
    ledgerPostings,
    written.map(({ posting: { id, kind, referenceId, orderId, createdAt } }) => ({
      id,
      kind,
      referenceId,
      orderId,
      createdAt,
    })),
  );
  await insertRows(
    db,
    ledgerEntries,
    written.flatMap(({ entries }) => entries),
    "postingId",
  );
}
