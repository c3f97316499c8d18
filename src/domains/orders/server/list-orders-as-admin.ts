import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { AnyOrderSummary, AnyOrdersInput } from "#domains/orders/admin-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { hasEarlierOrder } from "./has-earlier-order.ts";
import { buyersNamed, isFoundAmong, isOfVendorNamed } from "./internal/find-any-orders.ts";
import { orders, parcels, refunds } from "./tables.ts";

const pageSize = 25;

/**
 * A page of 25 of all orders by filters and a search for number, id, buyer, vendor, product or tracking number; amounts in
 * cents. Without the filter `unpaid` only those that were paid: a payment page that was left is no cancelled order. `next`
 * leads to the page after; it is null at the end. For administrators.
 */
export function listOrdersAsAdmin(
  ctx: SignedInCtx,
  input: AnyOrdersInput,
): Promise<{ items: AnyOrderSummary[]; next: string | null }> {
  return unscopedReadOrders(ctx, input, pageSize);
}

/** The same, so many at a time. */
export async function unscopedReadOrders(
  { db, clock }: SignedInCtx,
  input: AnyOrdersInput,
  size: number,
): Promise<{ items: AnyOrderSummary[]; next: string | null }> {
  const wanted = and(isWanted(input, clock.now()), isAfter(input))!;
  const order = orderOf(input);
  const rows = await db
    .select(summaryColumns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      input.search
        ? inArray(orders.id, isFoundAmong(input.search, { wanted, order, most: size + 1 }))
        : wanted,
    )
    .orderBy(...order)
    .limit(filteredLimit(size + 1));
  const shown = rows.slice(0, size);
  const more = await loadMore(
    db,
    shown.map(({ id }) => id),
    clock.now(),
  );
  const items = shown.map((order) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    parcels: more.parcels.get(order.id) ?? [],
    refundedCents: more.refunds.get(order.id)?.cents ?? 0,
    failedRefunds: more.refunds.get(order.id)?.failed ?? 0,
  }));
  const last = shown.at(-1);
  return { items, next: rows.length > size && last ? `${last.totalCents}_${last.number}` : null };
}

/** What a list shows, no more: an export reads it a million times. */
const summaryColumns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  goodsCents: orders.goodsCents,
  shippingCents: orders.shippingCents,
  taxCents: orders.taxCents,
  totalCents: orders.totalCents,
  country: sql<string>`${orders.shippingAddress} ->> 'country'`,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  buyer: { name: users.name, email: users.email },
};

function isWanted(input: AnyOrdersInput, now: Date): SQL | undefined {
  const {
    state,
    attention,
    country,
    from,
    to,
    leastCents,
    mostCents,
    vendorId,
    buyerId,
    vendorName,
    buyerName,
  } = input;
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000);
  return and(
    state === "unpaid" ? isNull(orders.paidAt) : isNotNull(orders.paidAt),
    state === "kept" ? isKept : undefined,
    state && state !== "unpaid" && state !== "kept" ? eq(orders.status, state) : undefined,
    attention && needs[attention](now),
    country ? sql`${orders.shippingAddress} ->> 'country' = ${country}` : undefined,
    from ? gte(orders.createdAt, new Date(from)) : undefined,
    to ? lt(orders.createdAt, dayAfter(to)) : undefined,
    leastCents === undefined ? undefined : gte(orders.totalCents, leastCents),
    mostCents === undefined ? undefined : lte(orders.totalCents, mostCents),
    vendorId
      ? sql`${orders.id} in (select order_id from ${parcels} where vendor_id = ${vendorId})`
      : undefined,
    buyerId ? eq(orders.userId, buyerId) : undefined,
    vendorName ? isOfVendorNamed(vendorName) : undefined,
    buyerName ? sql`${orders.userId} in ${buyersNamed(buyerName)}` : undefined,
  );
}

const hasEarlier = hasEarlierOrder(sql`${orders}`);

/** A queue's few orders, found first: an array, so that no order of the list is read that is none of them. */
const among = (ids: SQL) => sql`${orders.id} = any(array(${ids}))`;
const isKept = ne(orders.status, "cancelled");

/** What a figure or a queue of the overview counts. A parcel that was dispatched is never canceled, and neither is its order. */
const needs = {
  late: (now: Date) =>
    among(
      sql`select order_id from ${parcels} where status = 'processing' and ship_by < ${now.toISOString()}`,
    ),
  refund: () => among(sql`select order_id from ${refunds} where state = 'failed'`),
  dispute: () => among(sql`select order_id from ${parcels} where frozen_at is not null`),
  owed: () => among(sql`select order_id from ${refunds} where state in ('owed', 'failed')`),
  refunded: () => sql`exists (select from ${refunds} where order_id = ${orders.id})`,
  sentLate: (now: Date) =>
    sql`${isKept} and exists (select from ${parcels} where order_id = ${orders.id} and status <> 'cancelled'
      and coalesce(shipped_at, ${now.toISOString()}) > ship_by)`,
  subsidized: () =>
    sql`exists (select from ${parcels} where order_id = ${orders.id} and shipping_subsidy_usd > 0)`,
  dispatched: () =>
    sql`${isKept} and exists (select from ${parcels} where order_id = ${orders.id} and shipped_at is not null)`,
  delivered: () =>
    sql`${isKept} and exists (select from ${parcels} where order_id = ${orders.id} and delivered_at is not null)`,
  first: () => and(isKept, sql`not ${hasEarlier}`),
  returning: () => and(isKept, hasEarlier),
} as const;

const orderOf = ({ sort }: AnyOrdersInput): SQL[] =>
  ({
    newest: [desc(orders.number)],
    oldest: [asc(orders.number)],
    highest: [desc(orders.totalCents), desc(orders.number)],
  })[sort];

function isAfter({ cursor, sort }: AnyOrdersInput): SQL | undefined {
  if (!cursor) return undefined;
  const [cents, number] = cursor.split("_").map(Number) as [number, number];
  if (sort === "newest") return lt(orders.number, number);
  if (sort === "oldest") return sql`${orders.number} > ${number}`;
  return sql`(${orders.totalCents}, ${orders.number}) < (${cents / 100}::numeric, ${number}::bigint)`;
}

async function loadMore(db: Db, orderIds: string[], now: Date) {
  if (orderIds.length === 0) return { parcels: new Map(), refunds: new Map() };
  // As one parameter: a page of an export has 250 orders, and a statement with a parameter for each is large.
  const isOfThese = (orderId: AnyPgColumn) => sql`${orderId} = any(${sql.param(orderIds)}::uuid[])`;
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
      .where(isOfThese(parcels.orderId))
      .orderBy(asc(parcels.createdAt), asc(parcels.id)),
    db
      .select({
        orderId: refunds.orderId,
        cents: sql`round(sum(${refunds.totalCents}) * 100)`.mapWith(Number),
        failed: sql`count(*) filter (where ${refunds.state} = 'failed')`.mapWith(Number),
      })
      .from(refunds)
      .where(isOfThese(refunds.orderId))
      .groupBy(refunds.orderId),
  ]);
  return {
    parcels: Map.groupBy(sent, (parcel) => parcel.orderId),
    refunds: new Map(given.map((row) => [row.orderId, row])),
  };
}
